import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runCli } from '../runCli';

/** Creates a folder with these files. It is removed when the test ends. */
export function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'trellis-cli-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** Runs a command in this process, in a folder with these files. Returns its output, its notices and its exit code. */
export async function runCommand(
  args: string[],
  files: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
) {
  return runCommandIn(createFolder(files), args, { env });
}

/** Runs a command in an existing folder, for tests that run several commands. */
export async function runCommandIn(
  cwd: string,
  args: string[],
  { env = {}, answers = [] }: { env?: Readonly<Record<string, string>>; answers?: readonly string[] } = {},
) {
  const printed: string[] = [];
  const left = [...answers];
  const notices: string[] = [];
  const io = {
    print: (text: string) => void printed.push(text),
    notify: (text: string) => void notices.push(text),
    ask: async (question: string) => {
      notices.push(question);
      return left.shift();
    },
    env,
    cwd,
    colors: false,
    printColors: env['FORCE_COLOR'] === '1',
    width: 80,
  };
  const code = await runCli(args, io, '1.2.3');
  return { code, printed: printed.join('\n'), notices: notices.join('\n') };
}
