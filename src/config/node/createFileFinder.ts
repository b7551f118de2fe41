import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import type { FoundFiles } from '../schema/keys';
import { findNearFiles } from './findNearFiles';
import type { LoadConfigOptions } from './readConfigLayers';

/** Finds out whether files exist that the configuration names. */
export interface FileFinder {
  findFiles: (target: string) => FoundFiles;
  /** The absolute paths of files that were not found, so that they can be watched. */
  missingFiles: readonly string[];
}

const ignore = ['**/node_modules/**', '**/.git/**'];

/** Creates the finder of one load. Targets are files, folders or globs, relative to the working folder. */
export function createFileFinder({ cwd = process.cwd(), files }: LoadConfigOptions): FileFinder {
  const missingFiles: string[] = [];
  const exists = (location: string) =>
    files?.has(location) ? files.get(location) !== null : existsSync(location);

  return {
    missingFiles,
    findFiles: (target) => {
      // Without the working folder, as in a check of texts, nothing is known about its files.
      if (!existsSync(cwd)) return { exist: true, candidates: [] };
      if (isDynamicPattern(target)) return { exist: matchesAny(target, cwd), candidates: [] };
      const location = path.resolve(cwd, target);
      if (exists(location)) return { exist: true, candidates: [] };
      missingFiles.push(location);
      // In Backstage, relative paths start at 'packages/backend'.
      const fromRoot = target.replace(/^(\.\.\/){2}/, './');
      const isMoved = fromRoot !== target && exists(path.resolve(cwd, fromRoot));
      return { exist: false, candidates: isMoved ? [fromRoot] : findNearFiles(target, location) };
    },
  };
}

/** Whether any file matches a glob. A glob in a folder that does not exist matches none. */
function matchesAny(glob: string, cwd: string): boolean {
  const parts = path.resolve(cwd, glob).split('/');
  const first = parts.findIndex((part) => isDynamicPattern(part));
  const base = parts.slice(0, first).join('/') || '/';
  if (!existsSync(base) || !statSync(base).isDirectory()) return false;
  const pattern = parts.slice(first).join('/');
  return globSync(pattern, { cwd: base, ignore, followSymbolicLinks: false }).length > 0;
}
