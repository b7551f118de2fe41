import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesFolder } from '../golden/readCase';
import { type FoundCase, textPlugins } from './runFuzz';
import { besideConfig, environment } from './survive';

/**
 * Keeps a configuration that was not survived as a golden case, so that it is tried in every run from now on. What is
 * expected of it is written with UPDATE_GOLDEN=1 once it is survived. Gives the folder.
 */
export function keepCase(found: FoundCase): string {
  const name = `found-${createHash('sha256')
    .update(found.text)
    .update(JSON.stringify(found.plans ?? []))
    .digest('hex')
    .slice(0, 8)}`;
  const folder = join(casesFolder, name);
  mkdirSync(folder, { recursive: true });
  const [reason = ''] = found.error.split('\n');
  const plugins = found.plans ? 'app' : textPlugins.join(' ');
  // Beside the text and not in it, so that not one character of it changes.
  const env = Object.entries(environment).map((assignment) => assignment.join('='));
  writeFileSync(
    join(folder, 'case.txt'),
    `# Found by fuzzing: ${reason}\n# plugins: ${plugins}\n# flags: on\n# env: ${env.join(' ')}\n`,
  );
  for (const [file, text] of Object.entries(besideConfig)) {
    if (found.text.includes(file)) writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, 'config.yaml'), found.text);
  if (found.plans)
    writeFileSync(join(folder, 'plans.json'), `${JSON.stringify(found.plans, undefined, 2)}\n`);
  return folder;
}
