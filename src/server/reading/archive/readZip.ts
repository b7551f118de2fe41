import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import type { ArchiveEntry } from './archiveEntry';

const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const FOLDER = 0o040000;

/** Reads the entries of a zip archive. Its list of entries is at its end, so it is first written to `file`, which is deleted again. */
export async function* readZip(
  archive: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<ArchiveEntry> {
  await pipeline(archive, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true });
  try {
    for await (const entry of zip.eachEntry()) {
      const isExecutable = ((entry.externalFileAttributes >>> 16) & 0o100) !== 0;
      yield { path: entry.fileName, kind: kindOf(entry), isExecutable, content: openLater(entry) };
    }
  } finally {
    zip.close();
    await rm(file);
  }

  async function* openLater(entry: Entry): AsyncGenerator<Uint8Array> {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Uint8Array;
  }
}

/** The upper half of the attributes is the mode of the file, if the archive was made in Unix. */
function kindOf({ fileName, externalFileAttributes }: Entry): ArchiveEntry['kind'] {
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  if (fileName.endsWith('/')) return 'folder';
  if (type === FOLDER) return 'folder';
  return type === 0 || type === REGULAR_FILE ? 'file' : 'other';
}
