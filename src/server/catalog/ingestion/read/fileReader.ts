import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { assertText, ReadError, readLimits, tooLarge } from './readLimits';

/** The files that a `file` target stands for, and the folder outside of which nothing of that location is read. */
export interface FileTarget {
  root: string;
  files: string[];
}

const descriptorFiles = '**/*.{yaml,yml}';
const ignoredFolders = ['**/node_modules/**', '**/.git/**'];

/**
 * Finds the descriptor files of a `file` target: one file, every `*.yaml` and `*.yml` below a folder, or a glob.
 * Relative targets count from `cwd`.
 *
 * @throws ReadError when nothing is there
 */
export async function resolveFileTarget(target: string, cwd: string): Promise<FileTarget> {
  if (isDynamicPattern(target))
    return resolveGlob(resolve(cwd, staticBase(target)), globRest(target), target);
  const path = resolve(cwd, target);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ReadError(`There is no file or folder '${path}'.`);
  if (found.isDirectory()) return resolveGlob(path, descriptorFiles, target);
  return { root: await realpath(dirname(path)), files: [path] };
}

async function resolveGlob(base: string, pattern: string, target: string): Promise<FileTarget> {
  const found = await stat(base).catch(() => undefined);
  if (!found?.isDirectory()) throw new ReadError(`There is no folder '${base}', where '${target}' begins.`);
  const files = await glob(pattern, {
    cwd: base,
    absolute: true,
    ignore: ignoredFolders,
    followSymbolicLinks: false,
  });
  if (files.length === 0) throw new ReadError(`No descriptor file matches '${target}'.`);
  if (files.length > readLimits.files) {
    throw new ReadError(
      `'${target}' matches ${files.length} files; at most ${readLimits.files} are read. Narrow it.`,
    );
  }
  return { root: await realpath(base), files: files.toSorted() };
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
 * Resolves a path that a descriptor names against the descriptor's folder. This is the one place that decides whether
 * a descriptor may reach a file: links are followed first, and the result must lie inside `root`.
 *
 * @throws ReadError when it is absent or outside
 */
export async function resolveInsideRoot(root: string, fromFile: string, target: string): Promise<string> {
  const path = resolve(dirname(fromFile), target);
  const real = await realpath(path).catch(() => undefined);
  const outside = (candidate: string): boolean => {
    const way = relative(root, candidate);
    return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
  };
  if (outside(real ?? path) && outside(path)) {
    throw new ReadError(
      `'${target}' leads out of the location's folder, which nothing may do. Move the file inside.`,
    );
  }
  if (real === undefined) throw new ReadError(`There is no file '${target}' beside the descriptor.`);
  if (outside(real)) {
    throw new ReadError(
      `'${target}' is a link that leads out of the location's folder, which nothing may do.`,
    );
  }
  return real;
}

/** Reads a text file within the limits. @throws ReadError */
export async function loadTextFile(path: string, name = path): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ReadError(`There is no file '${name}'.`);
  if (!found.isFile()) throw new ReadError(`'${name}' is not a file.`);
  if (found.size > readLimits.fileBytes) throw tooLarge(name, found.size);
  return assertText(await readFile(path), name);
}
