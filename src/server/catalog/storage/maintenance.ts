import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database';
import type { Schema } from '../../database/schema';

const TABLES = [
  'catalog_entity',
  'catalog_document',
  'catalog_relation',
  'catalog_search_key',
  'catalog_search_value',
  'catalog_facet_count',
];

/** A part of the catalogue that may change before the planner's picture of it is drawn anew, and the least number worth it. */
const SHARE = 0.1;
const LEAST = 200;

/**
 * After large changes, tells the planner what the tables hold now; it would pick slow plans otherwise. The embedded database has
 * no process of its own for that, nor one that clears away old versions of rows; a server's comes later than the next question.
 */
export function createMaintenance({ db, kind }: Database): (changes: number) => Promise<void> {
  let pending = 0;
  return async (changes) => {
    pending += changes;
    if (pending < LEAST || pending < SHARE * (await countEntities(db))) return;
    pending = 0;
    for (const table of TABLES) {
      await sql.raw(`${kind === 'embedded' ? 'vacuum (analyze)' : 'analyze'} ${table}`).execute(db);
    }
  };
}

async function countEntities(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ entities: number }>`
    select coalesce(sum(f.entities), 0)::int as entities
    from catalog_facet_count f where f.kind_id = f.value_id`.execute(db);
  return rows[0]?.entities ?? 0;
}
