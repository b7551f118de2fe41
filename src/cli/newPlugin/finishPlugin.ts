import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Formats the copied files, because names have other lengths, and updates lists, schemas and reference pages. */
const steps = [
  ['oxfmt/bin/oxfmt', 'extensions'],
  ['tsx/dist/cli.mjs', 'src/cli/schemas.ts'],
] as const;

/**
 * Formats the new plugin and updates the generated files with the tools in `node_modules`.
 *
 * @returns the output of the first step that failed, or `undefined`
 */
export function finishPlugin(root: string): string | undefined {
  for (const [tool, argument] of steps) {
    const program = path.join(root, 'node_modules', tool);
    if (!existsSync(program)) return `${program} is missing. Run npm install, then npm run schemas.`;
    const { status, stderr, stdout } = spawnSync(process.execPath, [program, argument], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) return `${stdout}${stderr}`;
  }
  return undefined;
}
