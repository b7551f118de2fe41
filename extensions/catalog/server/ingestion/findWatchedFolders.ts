import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';

/**
 * Returns the folders to watch for a `file` root: those of the files that were read, and for a folder or a glob all
 * folders within its base. The place of a missing folder is taken by the closest folder above it.
 */
export async function findWatchedFolders(target: string, files: ReadonlySet<string>): Promise<Set<string>> {
  const parents = new Set([...files].map((file) => dirname(file)));
  const folders = new Set(await Promise.all([...parents].map(findExisting)));
  const base = isDynamicPattern(target) ? target.slice(0, target.search(/[*?{[(!]/)) : target;
  const folder = base.endsWith('/') ? base.slice(0, -1) : base;
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) return folders.add(await findExisting(dirname(folder)));
  const below = await glob('**', {
    cwd: folder,
    onlyDirectories: true,
    absolute: true,
    dot: isDynamicPattern(target),
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  for (const path of [folder, ...below]) folders.add(resolve(path));
  return folders;
}

async function findExisting(folder: string): Promise<string> {
  const above = dirname(folder);
  const found = await stat(folder).catch(() => undefined);
  return found || above === folder ? folder : findExisting(above);
}
