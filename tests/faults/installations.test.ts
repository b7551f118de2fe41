import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { checkLoadedConfig } from '../checking/checkConfigText';

const folder = process.env['TRELLIS_FIXTURES'];
if (!folder)
  console.log(
    'skipped: configurations of real installations, because TRELLIS_FIXTURES is not set to a folder',
  );

/** Lists the problems of a file. Unset variables are counted, because every file of another installation has them. */
async function summarize(file: string, cwd: string): Promise<string[]> {
  const loaded = await loadConfig({
    settings: bundledSettings,
    args: ['--config', path.join(cwd, 'app-config', file)],
    env: {},
    cwd,
  });
  const problems = await checkLoadedConfig(loaded.value);
  const unset = problems.filter(({ code }) => code === 'CONFIG_VARIABLE_MISSING');
  const rest = problems.filter((problem) => !unset.includes(problem));
  const lines = rest.map(({ severity, code, where }) => `  ${severity} ${code} ${where?.path ?? ''}`);
  if (unset.length > 0) lines.push(`  ${unset.length} unset variables`);
  lines.push(...loaded.value.ignored.map((key) => `  ignored ${key}`));
  return [file, ...lines];
}

// Each line was compared with its file. A new line is either a mistake in the file that was not found before, or a false alarm.
it.skipIf(!folder)(
  'configurations of real installations have no false alarms',
  async () => {
    const files = globSync('**/*.yaml', { cwd: path.join(folder ?? '', 'app-config'), dot: true }).toSorted();
    expect(files.length).toBeGreaterThan(40);
    const lines: string[] = [];
    for (const file of files) lines.push(...(await summarize(file, folder ?? '')));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./installations.txt');
  },
  60_000,
);
