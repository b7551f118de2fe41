import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Compressing smaller files saves nothing. */
const MIN_SIZE = 1024;

/**
 * Creates missing or outdated brotli and gzip files next to the text files of a built frontend. Returns the number of
 * files compressed.
 */
export async function compressAssets(folder: string): Promise<number> {
  let done = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    // One at a time, because compression uses a whole core and the server needs one too.
    if (await compress(join(entry.parentPath, entry.name))) done += 1;
  }
  return done;
}

async function compress(file: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(file);
  if (size < MIN_SIZE || (await isNewer(`${file}.br`, mtimeMs))) return false;
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
