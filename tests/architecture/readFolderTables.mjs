import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { folderArrows } from './folders.mjs';

/**
 * Reads the tables of all regions: those of the layers, and the `tests/folders.mjs` of each plugin.
 *
 * @param {string} baseDir absolute
 * @returns {Promise<Record<string, Record<string, string[]>>>}
 */
export async function readFolderTables(baseDir) {
  const files = globSync('extensions/*/tests/folders.mjs', { cwd: baseDir });
  const tables = await Promise.all(
    files.map(async (file) => [
      file.slice(0, -'/tests/folders.mjs'.length),
      (await import(join(baseDir, file))).folderArrows,
    ]),
  );
  return { ...folderArrows, ...Object.fromEntries(tables) };
}
