import { createReadStream } from 'node:fs';
import { copyFile, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { forEachAtOnce } from './forEachAtOnce';
import { isSafePath, orderFiles, type SiteStorage, type StoredFile } from './siteStorage';

const COPIES_AT_ONCE = 16;

/** Stores sites in a folder of this machine. A pipeline can also put sites there. */
export function createLocalStorage(root: string): SiteStorage {
  async function find(site: string, path: string): Promise<StoredFile | undefined> {
    if (!isSafePath(site) || !isSafePath(path)) return undefined;
    const file = await findInside(join(root, site), path);
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || !found?.isFile()) return undefined;
    return {
      size: found.size,
      etag: `W/"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`,
      modified: found.mtime,
      read: async () => createReadStream(file),
    };
  }

  return {
    find,
    async publish(site, { folder, written, removed }) {
      const target = join(root, site);
      const ordered = orderFiles(written);
      const last = ordered.pop();
      await forEachAtOnce(ordered, COPIES_AT_ONCE, (path) =>
        replaceFile(join(folder, path), join(target, path)),
      );
      if (last !== undefined) await replaceFile(join(folder, last), join(target, last));
      await forEachAtOnce(removed, COPIES_AT_ONCE, (path) => rm(join(target, path), { force: true }));
    },
  };
}

/** Returns the path of an existing file, unless a link leads out of the folder. */
async function findInside(folder: string, path: string): Promise<string | undefined> {
  try {
    const base = await realpath(folder);
    const file = await realpath(join(base, path));
    return file.startsWith(base + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Readers see the old or the new file, never a part of it. */
async function replaceFile(source: string, target: string): Promise<void> {
  const partial = `${target}.${process.pid}.partial`;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(source, partial);
  await rename(partial, target);
}
