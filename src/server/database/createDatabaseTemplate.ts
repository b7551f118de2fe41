import { rename, rm } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { createDialectPool } from './dialectPool';
import { openEmbeddedPool } from './embedded/embeddedPool';
import { migrate } from './migrate';
import type { Schema } from './schema';

/**
 * Makes a folder with a new, empty, migrated embedded database. Making one takes PGlite seconds and much memory; copying this
 * takes a fraction, so the build makes it once for every first start. What was there before is replaced.
 */
export async function createDatabaseTemplate(folder: string): Promise<void> {
  // A reader must never find half a template.
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  const embedded = await openEmbeddedPool({ folder: unfinished });
  try {
    await migrate(
      new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createDialectPool(embedded.pool) }) }),
    );
  } finally {
    await embedded.close();
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
