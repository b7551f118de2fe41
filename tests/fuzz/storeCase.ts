import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesFolder } from '../golden/readCase';
import { type FoundCase, textPlugins } from './runFuzz';
import { otherFiles, environment } from './checkPortal';

/**
 * Stores a failing configuration as a golden case. Once it is handled, UPDATE_GOLDEN=1 writes the expected files.
 *
 * @returns the folder
 */
export function storeCase(found: FoundCase): string {
  const name = `found-${createHash('sha256')
    .update(found.text)
    .update(JSON.stringify(found.plans ?? []))
    .digest('hex')
    .slice(0, 8)}`;
  const folder = join(casesFolder, name);
  mkdirSync(folder, { recursive: true });
  const [reason = ''] = found.error.split('\n');
  const plugins = found.plans ? 'app' : textPlugins.join(' ');
  // In a file of its own, because the configuration must not change.
  const env = Object.entries(environment).map((assignment) => assignment.join('='));
  writeFileSync(
    join(folder, 'case.txt'),
    `# Found by fuzzing: ${reason}\n# plugins: ${plugins}\n# flags: on\n# env: ${env.join(' ')}\n`,
  );
  for (const [file, text] of Object.entries(otherFiles)) {
    if (found.text.includes(file)) writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, 'config.yaml'), found.text);
  if (found.plans)
    writeFileSync(join(folder, 'plans.json'), `${JSON.stringify(found.plans, undefined, 2)}\n`);
  return folder;
}
