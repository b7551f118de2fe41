import { access, constants, readFile, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { ReadError } from '#backend';
import type { LoadedText } from './loadedText';
import { explainMissing, findEntry } from './findEntry';
import { assertText, readLimits, tooLarge } from './readLimits';
import { UnreadableError } from './unreadableError';

/** The files of a `file` target, and the folder that reading is limited to. */
export interface FileTarget {
  root: string;
  files: string[];
}

const descriptorFiles = '**/*.{yaml,yml}';
const ignoredFolders = ['**/node_modules/**', '**/.git/**'];

/**
 * Finds the descriptor files of a `file` target: one file, all `*.yaml` and `*.yml` files in a folder, or a glob. Only a glob
 * also searches folders whose names start with a dot, because most of them contain files of other tools.
 * Relative targets are resolved against `cwd`.
 *
 * @throws ReadError if nothing is found
 */
export async function resolveFileTarget(target: string, cwd: string): Promise<FileTarget> {
  const path = resolveTargetBase(target, cwd);
  if (isDynamicPattern(target)) return resolveGlob(path, globRest(target), target);
  const found = await findEntry(path);
  if (found === undefined) throw await explainMissing(path, `The file or folder '${path}' does not exist.`);
  if (found.isDirectory()) return resolveGlob(path, descriptorFiles, target);
  return { root: await realpath(dirname(path)), files: [path] };
}

/** The absolute path of a target: a file, a folder, or the folder that all matches of a glob are in. */
export function resolveTargetBase(target: string, cwd: string): string {
  return resolve(cwd, isDynamicPattern(target) ? staticBase(target) : target);
}

async function resolveGlob(base: string, pattern: string, target: string): Promise<FileTarget> {
  const found = await findEntry(base);
  if (!found?.isDirectory())
    throw await explainMissing(base, `The folder '${base}' of '${target}' does not exist.`);
  await assertReadable(base);
  const files = await glob(pattern, {
    cwd: base,
    absolute: true,
    dot: isDynamicPattern(target),
    ignore: ignoredFolders,
    followSymbolicLinks: false,
  });
  if (files.length === 0) throw new ReadError(`No descriptor file matches '${target}'.`, { notFound: true });
  if (files.length > readLimits.files) {
    throw new UnreadableError(
      `'${target}' matches ${files.length} files, but the limit is ${readLimits.files}. Use a more specific target.`,
      [`${base}/`],
    );
  }
  return { root: await realpath(base), files: files.toSorted() };
}

/** The search for files ignores folders that cannot be read, as if they were empty. */
async function assertReadable(folder: string): Promise<void> {
  await access(folder, constants.R_OK | constants.X_OK).catch(() => {
    throw new UnreadableError(`The folder '${folder}' could not be read.`, [`${folder}/`]);
  });
}

function staticBase(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => isDynamicPattern(part));
  return parts.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

function globRest(pattern: string): string {
  const parts = pattern.split('/');
  return parts.slice(parts.findIndex((part) => isDynamicPattern(part))).join('/');
}

/**
 * Resolves the path of an existing file in a descriptor. See `findInsideRoot`.
 *
 * @throws ReadError if the file does not exist or is outside `root`
 */
export async function resolveInsideRoot(root: string, fromFile: string, target: string): Promise<string> {
  const real = await findInsideRoot(root, fromFile, target);
  if (real !== undefined) return real;
  throw new ReadError(`The file '${target}' does not exist. Paths are relative to the descriptor.`);
}

/**
 * Resolves a path in a descriptor against the descriptor's folder. Returns `undefined` if it does not exist. This is the
 * only place that decides whether a descriptor may read a file: links are resolved first, and the result must be within
 * `root`.
 *
 * @throws ReadError if the path is outside `root`
 */
export async function findInsideRoot(
  root: string,
  fromFile: string,
  target: string,
): Promise<string | undefined> {
  const path = resolve(dirname(fromFile), target);
  const real = await realpath(path).catch(() => undefined);
  const outside = (candidate: string): boolean => {
    const way = relative(root, candidate);
    return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
  };
  if (outside(real ?? path) && outside(path)) {
    throw new ReadError(`'${target}' is outside the location's folder. Move the file into the folder.`);
  }
  if (real !== undefined && outside(real)) {
    throw new ReadError(
      `'${target}' is a link to a file outside the location's folder. Replace it with the file.`,
    );
  }
  return real;
}

/**
 * Reads a text file within the limits. Returns `undefined` if it still matches `mark`.
 *
 * @throws ReadError
 */
export async function loadTextFile(
  path: string,
  name = path,
  mark?: string,
): Promise<LoadedText | undefined> {
  const found = await findEntry(path);
  if (found === undefined) throw await explainMissing(path, `The file '${name}' does not exist.`);
  if (!found.isFile()) throw new ReadError(`'${name}' is not a file.`);
  if (found.size > readLimits.fileBytes) throw tooLarge(name, found.size);
  const current = `${found.mtimeMs}:${found.size}:${found.ino}`;
  return current === mark ? undefined : { text: assertText(await readFile(path), name), mark: current };
}
