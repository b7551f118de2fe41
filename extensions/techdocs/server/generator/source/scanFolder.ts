import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { BuildError } from './buildError';
import { readImageSize, type ImageSize } from './readImageSize';
import { sourceLimits } from './sourceLimits';

/** A file as it was in the last build. If size and time are the same, it is not read again. */
export interface KnownFile {
  size: number;
  /** The time of its last change, in milliseconds since 1970. */
  modified: number;
  hash: string;
  /** The id of a page's content in Git. */
  blob?: string | undefined;
  /** The size of an image, if it is known. */
  image?: ImageSize | undefined;
}

const IMAGE = /\.(?:png|gif|jpe?g|webp)$/i;

/** The files of a folder by path, with slashes. */
export type ScannedFiles = Map<string, KnownFile>;

export interface ScanOptions {
  /** Files of an earlier scan. */
  known: Readonly<Record<string, KnownFile>>;
  log: (line: string) => void;
}

/**
 * Lists all files in a folder with a hash of their content. Links are left out, as are names that start with a dot. Waits for each file,
 * because the thread of the generator has nothing else to do, and a promise takes longer than most files.
 *
 * @throws BuildError if a limit is exceeded
 */
export function scanFolder(root: string, { known, log }: ScanOptions): ScannedFiles {
  const files: ScannedFiles = new Map();
  let entries = 0;
  let bytes = 0;

  function scan(folder: string, depth: number): void {
    if (depth > sourceLimits.depth)
      throw new BuildError(`The documentation has more than ${sourceLimits.depth} levels of folders.`);
    const found = readdirSync(join(root, folder), { withFileTypes: true });
    entries += found.length;
    if (entries > sourceLimits.entries)
      throw new BuildError(`The documentation has more than ${sourceLimits.entries} files and folders.`);
    for (const entry of found.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isSymbolicLink()) log(`WARNING - '${path}' is a link and was left out.`);
      else if (entry.isDirectory()) scan(path, depth + 1);
      else if (entry.isFile()) add(path);
    }
  }

  function add(path: string): void {
    const { size, mtimeMs: modified } = lstatSync(join(root, path));
    bytes += size;
    if (bytes > sourceLimits.totalBytes)
      throw new BuildError(
        `The files of the documentation have more than ${sourceLimits.totalBytes / 1024 / 1024} MB.`,
      );
    const before = known[path];
    const isSame = before?.size === size && before.modified === modified;
    if (isSame) {
      files.set(path, before);
      return;
    }
    const content = readFileSync(join(root, path));
    const image = IMAGE.test(path) ? readImageSize(content) : undefined;
    const blob = isPage(path) ? hashBlob(content) : undefined;
    files.set(path, {
      size,
      modified,
      hash: hashText(content),
      ...(blob && { blob }),
      ...(image && { image }),
    });
  }

  scan('', 0);
  return files;
}

/**
 * Reads a text file in a folder. Returns `undefined` if it does not exist or is outside the folder, also by a link.
 *
 * @throws BuildError if it is too large
 */
export async function readInside(
  root: string,
  path: string,
  maxBytes: number = sourceLimits.textBytes,
): Promise<string | undefined> {
  const base = await realpath(root);
  const file = await realpath(join(base, path)).catch(() => undefined);
  if (file === undefined || !file.startsWith(base + sep)) return undefined;
  const { size } = await lstat(file);
  if (size > maxBytes) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    throw new BuildError(
      `'${path}' has ${megabytes} MB, but the limit is ${maxBytes / 1024 / 1024} MB. Split it.`,
    );
  }
  return readFile(file, 'utf8').catch(() => undefined);
}

/** Whether a file is a page. */
export function isPage(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

export function hashText(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

function hashBlob(content: Uint8Array): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}
