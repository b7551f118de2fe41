import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadError, type TreeFile } from '#backend';
import type { ArchiveEntry } from './archiveEntry';
import type { ArchiveLimits } from './archiveLimits';
import { createPathGuard } from './createPathGuard';
import { loadStored } from './loadStored';

const MEGABYTE = 1024 * 1024;

/** Options for unpacking. */
export interface UnpackOptions {
  /** What is read, for messages. */
  name: string;
  limits: ArchiveLimits;
  /** The folder to write to. Files are numbered in it, so no path of an archive is ever used on the disk. */
  folder: string;
  /** Returns the path that a file is stored under, or `undefined` to leave it out. */
  pick: (path: string) => string | undefined;
}

/**
 * Writes the files of an archive to a folder. Links and special files are left out.
 *
 * @throws ReadError for paths that leave the root or collide, and if a limit is exceeded
 */
export async function unpack(
  entries: AsyncIterable<ArchiveEntry>,
  { name, limits, folder, pick }: UnpackOptions,
): Promise<TreeFile[]> {
  const guard = createPathGuard(name);
  const files: TreeFile[] = [];
  let count = 0;
  let total = 0;

  async function* countBytes(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      total += chunk.byteLength;
      if (total > limits.expandedBytes)
        throw new ReadError(
          `The files of '${name}' are larger than ${Math.floor(limits.expandedBytes / MEGABYTE)} MB, the size limit.`,
        );
      yield chunk;
    }
  }

  for await (const { path, kind, isExecutable, content } of entries) {
    count += 1;
    if (count > limits.entries)
      throw new ReadError(`'${name}' has more than ${limits.entries} files and folders, the limit.`);
    const checked = guard.check(path, kind === 'folder' ? 'folder' : 'file');
    const target = kind === 'file' && checked !== '' ? pick(checked) : undefined;
    if (target === undefined) {
      // Compressed content that is left out is expanded too, so it counts.
      if (kind === 'file') for await (const _ of countBytes(content));
      continue;
    }
    const stored = join(folder, String(files.length));
    const size = await write(stored, countBytes(content));
    files.push({ path: target, size, isExecutable, load: () => loadStored(stored, name) });
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Writes a new file. Returns its size. */
async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of content) {
      await file.writeFile(chunk);
      size += chunk.byteLength;
    }
  } finally {
    await file.close();
  }
  return size;
}
