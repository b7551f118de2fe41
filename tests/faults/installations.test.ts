import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import { bundledSettings } from '#extensions/settings';
import { checkLoadedConfig } from '../checking/checkConfigText';

const folder = process.env['TRELLIS_FIXTURES'];
if (!folder)
  console.log(
    'skipped: configurations of real installations, because TRELLIS_FIXTURES is not set to a folder',
  );

/** Problems that every file of another installation has. They are counted. */
const isElsewhere = { 'unset variables': isUnset, 'location files that do not exist': isMissingLocation };

function isUnset({ code }: Problem): boolean {
  return code === 'CONFIG_VARIABLE_MISSING';
}

function isMissingLocation({ code, message }: Problem): boolean {
  return code === 'CONFIG_VALUE_SUSPICIOUS' && message.endsWith('no such file exists.');
}

/** Lists the problems of a file, and the keys that are ignored. */
async function summarize(file: string, cwd: string): Promise<string[]> {
  const loaded = await loadConfig({
    settings: bundledSettings,
    args: ['--config', path.join(cwd, 'app-config', file)],
    env: {},
    cwd,
  });
  const problems = await checkLoadedConfig(loaded.value);
  const rest = problems.filter((problem) => !Object.values(isElsewhere).some((is) => is(problem)));
  const lines = rest.map(({ severity, code, where }) => `  ${severity} ${code} ${where?.path ?? ''}`);
  for (const [what, is] of Object.entries(isElsewhere)) {
    const count = problems.filter(is).length;
    if (count > 0) lines.push(`  ${count} ${what}`);
  }
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
