import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Engine } from './engine';

/**
 * Ensures that the folder contains a database. Keeps an existing one, otherwise copies the template or initializes a
 * new one. Works in a folder next to it and renames that when it is complete, so an incomplete database is never
 * used. Throws if the folder contains something else.
 */
export async function createDataFolder(folder: string, template: string | undefined): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  assertEmpty(folder);
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  if (template === undefined) await initialise(unfinished);
  else cpSync(template, unfinished, { recursive: true });
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
}

/** Initializes a database in a worker thread, which frees its memory when it ends. */
async function initialise(folder: string): Promise<void> {
  const engine = await Engine.start({ dataDir: folder });
  await engine.close();
}

function assertEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(
    `The folder '${folder}' is reserved for the portal's database, but contains other files. ` +
      `Move them, or set TRELLIS_DATA to another folder.`,
  );
}
