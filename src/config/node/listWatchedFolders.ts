import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const maxLinks = 40;

/**
 * Lists the folders to watch for changes of the files: their own folders, those of all symbolic links in their paths, and the
 * nearest existing parent of folders that do not exist yet.
 */
export function listWatchedFolders(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) addFolders(file, folders, maxLinks);
  return folders;
}

function addFolders(location: string, folders: Set<string>, linksLeft: number): void {
  folders.add(findExisting(path.dirname(location)));
  const parts = location.split(path.sep);
  for (let length = 2; length <= parts.length; length += 1) {
    const part = parts.slice(0, length).join(path.sep);
    const target = readLink(part);
    if (target === undefined) continue;
    const folder = path.dirname(part);
    folders.add(findExisting(folder));
    const rest = parts.slice(length).join(path.sep);
    if (linksLeft > 0) addFolders(path.join(path.resolve(folder, target), rest), folders, linksLeft - 1);
    return;
  }
}

function readLink(location: string): string | undefined {
  try {
    return lstatSync(location).isSymbolicLink() ? readlinkSync(location) : undefined;
  } catch {
    return undefined;
  }
}

function findExisting(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : findExisting(parent);
}
