import type { Stats } from 'node:fs';
import { lstat, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UnreadableError } from './unreadableError';

/**
 * Returns what is at a path, or `undefined` if nothing is.
 *
 * @throws UnreadableError if it cannot be determined
 */
export async function findEntry(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new UnreadableError(`'${path}' could not be read: ${readCode(error)}.`, [path, `${path}/`]);
  }
}

/**
 * Explains that nothing is at a path. A file that was deleted from its folder is gone with its entities. Everything else may
 * come back: a folder, a file in a missing folder, the file behind a broken link.
 */
export async function explainMissing(path: string, message: string): Promise<UnreadableError> {
  const [entry, folder] = await Promise.all([exists(lstat(path)), exists(stat(dirname(path)))]);
  const isDeleted = !entry && folder;
  return new UnreadableError(message, isDeleted ? [`${path}/`] : [path, `${path}/`], { notFound: true });
}

function exists(found: Promise<Stats>): Promise<boolean> {
  return found.then(
    () => true,
    () => false,
  );
}

function isMissing(error: unknown): boolean {
  const code = readCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function readCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
