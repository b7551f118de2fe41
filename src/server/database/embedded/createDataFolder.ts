import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Engine } from './engine';

/**
 * Makes sure that the folder holds a database: one that is there stays, else a copy of the template is made, or without a template
 * a new one. It is made beside the folder and moved there when it is complete, so what a crash leaves is never taken for a database.
 * Throws when the folder holds something else.
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

/** The engine makes what it does not find. It takes much memory for that, which its thread gives back at its end. */
async function initialise(folder: string): Promise<void> {
  const engine = await Engine.start({ dataDir: folder });
  await engine.close();
}

function assertEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(
    `The folder "${folder}" should hold the portal's database, but holds something else. ` +
      `Move that away, or choose another folder with TRELLIS_DATA.`,
  );
}
