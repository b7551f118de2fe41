import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { createDialectPool } from './dialectPool';
import { openEmbeddedPool } from './embedded/embeddedPool';
import { migrate } from './migrate';
import type { Schema } from './schema';

/**
 * Writes an archive of a new, empty, migrated embedded database to `outFile`. Making a new database takes PGlite seconds and much
 * memory; unpacking this takes a fraction, so the build makes it once for every first start.
 */
export async function createDatabaseTemplate(outFile: string): Promise<void> {
  const embedded = await openEmbeddedPool({});
  try {
    await migrate(
      new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createDialectPool(embedded.pool) }) }),
    );
    const archive = await embedded.dump();
    await mkdir(dirname(outFile), { recursive: true });
    // A reader must never find half a template.
    const unfinished = `${outFile}.${process.pid}`;
    await writeFile(unfinished, archive);
    await rename(unfinished, outFile);
  } finally {
    await embedded.close();
  }
}
