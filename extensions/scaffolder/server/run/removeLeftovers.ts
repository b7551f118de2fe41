import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The start of the names of this process's folders. Processes on several machines can share the data folder. */
export function prefixOf(pid: number, host = hostname()): string {
  return `task-${host.replaceAll(/[^\w.]/g, '_')}-${pid}-`;
}

/**
 * Removes the workspaces of processes that ended without doing so. Call it before the first task. Those of other machines are removed
 * when no task can last as long, in ms.
 */
export async function removeLeftovers(folder: string, longestTask: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const own = prefixOf(0).replace(/0-$/, '');
  for (const name of names.filter((each) => each.startsWith('task-'))) {
    const pid = name.startsWith(own) ? Number.parseInt(name.slice(own.length), 10) : Number.NaN;
    const path = join(folder, name);
    const isOver = Number.isNaN(pid) ? await isOlder(path, longestTask) : !isRunning(pid);
    if (isOver) await rm(path, { recursive: true, force: true });
  }
}

/** In a container, the former process can have had the id of this one. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isOlder(path: string, age: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > age;
}
