import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/** With fewer samples, updating the statistics of 100,000 entities takes 1 s instead of 12. Plans stay the same. */
export const sampleLess: PluginMigration = {
  name: '003-smaller-statistics',
  async up(db: Kysely<unknown>) {
    await sql`alter table catalog_entity alter column terms set statistics 100`.execute(db);
    await sql`alter table catalog_entity alter column grams set statistics 10`.execute(db);
  },
};
