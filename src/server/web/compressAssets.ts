import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Smaller files gain nothing. */
const SMALLEST = 1024;

/** Writes a brotli and a gzip form beside every text file of a built app that has none yet or an older one. Says how many files it did. */
export async function compressAssets(folder: string): Promise<number> {
  let done = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    // One at a time: compressing this hard takes a core each, and the server beside it wants to live.
    if (await compress(join(entry.parentPath, entry.name))) done += 1;
  }
  return done;
}

async function compress(file: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(file);
  if (size < SMALLEST || (await isNewer(`${file}.br`, mtimeMs))) return false;
  const content = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } };
  await writeFile(`${file}.br`, await brotli(content, options));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  return true;
}

async function isNewer(file: string, than: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs >= than;
  } catch {
    return false;
  }
}
