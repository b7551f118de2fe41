import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { IncludedFile, IncludeRefusal, ReadInclude } from '../substitute/readInclude';
import type { TextReader } from './createTextReader';
import { showPath } from './findConfigTargets';
import { findNearFiles } from './findNearFiles';

/** The options of the reader of included files. */
export interface IncludeReaderOptions {
  cwd: string;
  /** Folders that included files must be in. */
  roots: readonly string[];
  reader: TextReader;
  /** Called for each requested file, even if it does not exist, so that it can be watched. */
  onFile: (location: string) => void;
}

/**
 * Creates the reader of files in `$include` and `$file`, relative to the including file. Symbolic links are resolved, and the
 * resulting path must be in an allowed folder.
 */
export function createIncludeReader({ cwd, roots, reader, onFile }: IncludeReaderOptions): ReadInclude {
  const realRoots = roots.map(resolveLinks);

  return (target, from): IncludedFile | IncludeRefusal => {
    if (/^https?:\/\//i.test(from)) {
      return {
        refused: `'${target}' cannot be included, because a configuration from a URL cannot read files.`,
      };
    }
    if (target.trim() === '' || target.includes('\0'))
      return { refused: 'The name of the included file is empty or invalid.' };
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
    refused: `The file '${target}' is outside of the folders that files can be included from.`,
    hint: 'Files can be included from the working folder and from the folder of each configuration file. To allow more folders, set the environment variable TRELLIS_INCLUDE_ROOTS.',
  };
}

/** Resolves symbolic links. If the path does not exist, resolves its nearest existing parent. */
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
