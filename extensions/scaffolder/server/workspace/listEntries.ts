import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file, folder or link in a folder. */
export interface FolderEntry {
  /** Path from the folder, with slashes. */
  path: string;
  kind: 'file' | 'folder' | 'link';
  /** Bytes. 0 for folders. */
  size: number;
  isExecutable: boolean;
}

/** Lists everything in a folder, sorted by path, with each folder before its contents. Links are not followed. */
export async function listEntries(folder: string): Promise<FolderEntry[]> {
  const entries: FolderEntry[] = [];
  const open = [''];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    for (const name of await readdir(join(folder, path))) {
      const child = path === '' ? name : `${path}/${name}`;
      const found = await lstat(join(folder, child));
      const kind = found.isSymbolicLink() ? 'link' : found.isDirectory() ? 'folder' : 'file';
      if (kind === 'folder') open.push(child);
      if (kind === 'file' && !found.isFile()) continue;
      const isExecutable = kind === 'file' && (found.mode & 0o100) !== 0;
      entries.push({ path: child, kind, size: kind === 'file' ? found.size : 0, isExecutable });
    }
  }
  return entries.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
