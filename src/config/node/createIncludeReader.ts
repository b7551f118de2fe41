import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findCandidates } from '#diagnostics';
import type { IncludedFile, IncludeRefusal, ReadInclude } from '../substitute/readInclude';
import type { TextReader } from './createTextReader';
import { showPath } from './findConfigTargets';

/** What the reader of included files needs to know. */
export interface IncludeReaderOptions {
  cwd: string;
  /** Folders in which included files may lie. */
  roots: readonly string[];
  reader: TextReader;
  /** Told of every file that was asked for, found or not, so that it can be watched. */
  onFile: (location: string) => void;
}

/**
 * Reads files that `$include` and `$file` name, relative to the file that names them. A file counts by what it really is,
 * links followed, and has to lie inside of an allowed folder.
 */
export function createIncludeReader({ cwd, roots, reader, onFile }: IncludeReaderOptions): ReadInclude {
  const realRoots = roots.map(resolveLinks);

  return (target, from): IncludedFile | IncludeRefusal => {
    if (/^https?:\/\//i.test(from)) {
      return {
        refused: `'${target}' cannot be included, because a configuration fetched over the network reads no files.`,
      };
    }
    if (target.trim() === '' || target.includes('\0'))
      return { refused: 'The name of the file to include is empty or invalid.' };
    const location = path.resolve(path.dirname(from), target);
    const real = resolveLinks(location);
    if (!realRoots.some((root) => isInside(real, root))) return refuseOutside(target);
    onFile(location);
    const shown = showPath(location, cwd);
    const read = reader.readFile(location, shown, real);
    if ('text' in read) return { id: real, location, file: shown, text: read.text };
    const refused = `The file '${shown}' ${'unreadable' in read ? read.unreadable : read.invalid}.`;
    const candidates = findNearFiles(target, real);
    const [nearest] = candidates;
    return nearest === undefined ? { refused } : { refused, hint: `Did you mean '${nearest}'?`, candidates };
  };
}

function refuseOutside(target: string): IncludeRefusal {
  return {
    refused: `The file '${target}' lies outside of the folders that configuration may be included from.`,
    hint: 'Files may be included from the working folder and from the folder of each configuration file. Name further folders in the environment variable TRELLIS_INCLUDE_ROOTS.',
  };
}

/** Files of the same folder with a similar name, as the including file would name them. */
function findNearFiles(target: string, real: string): string[] {
  const folder = listFiles(path.dirname(real));
  const name = path.basename(real);
  const prefix = target.slice(0, target.length - path.basename(target).length);
  return folder.includes(name) ? [] : findCandidates(name, folder).map((file) => prefix + file);
}

function listFiles(folder: string): string[] {
  try {
    const files = readdirSync(folder, { withFileTypes: true });
    return files.filter((file) => !file.isDirectory()).map((file) => file.name);
  } catch {
    return [];
  }
}

/** The real path of what exists; of what does not, the real path of the nearest folder that does. */
function resolveLinks(location: string): string {
  try {
    return realpathSync(location);
  } catch {
    const parent = path.dirname(location);
    return parent === location ? location : path.join(resolveLinks(parent), path.basename(location));
  }
}

function isInside(location: string, root: string): boolean {
  const relative = path.relative(root, location);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
