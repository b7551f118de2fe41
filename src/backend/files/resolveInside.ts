import { lstat, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/**
 * Resolves a path from data within a folder, with all links resolved. The path does not have to exist, so that it can be created.
 * Returns `undefined` if it is outside the folder, or if it is or passes through a link that leads out of the folder or nowhere.
 *
 * @example await resolveInside('/data/workspace', '../secrets'); // undefined
 */
export async function resolveInside(root: string, path: string): Promise<string | undefined> {
  if (path.includes('\0')) return undefined;
  const base = await realpath(root);
  const target = resolve(base, path);
  if (!isInside(base, target)) return undefined;
  let existing = target;
  while (existing !== base && !(await exists(existing))) existing = dirname(existing);
  const real = await realpath(existing).catch(() => undefined);
  if (real === undefined || !isInside(base, real)) return undefined;
  return join(real, relative(existing, target));
}

/** Whether a path is a folder or in it. Both are absolute and without links. */
function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Links count as existing, wherever they lead. */
async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
