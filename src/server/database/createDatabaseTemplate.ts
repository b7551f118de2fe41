import { rename, rm } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { createDialectPool } from './pool/dialectPool';
import { openEmbeddedPool } from './embedded/embeddedPool';
import type { Migrations } from './listMigrations';
import { migrate } from './migrate';

/**
 * Creates a folder with an empty, migrated embedded database. Initializing PGlite takes seconds and much memory, so
 * the build does it once, and each first start copies the result. Replaces an existing folder.
 */
export async function createDatabaseTemplate(folder: string, migrations: Migrations): Promise<void> {
  // Readers must never see an incomplete template.
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  const embedded = await openEmbeddedPool({ folder: unfinished });
  try {
    await migrate(
      new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createDialectPool(embedded.pool) }) }),
      migrations,
    );
  } finally {
    await embedded.close();
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
