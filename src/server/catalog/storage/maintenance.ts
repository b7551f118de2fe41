import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database';
import type { Schema } from '../../database/schema';

const TABLES = [
  'catalog_state',
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

/** Transactions after which the embedded database may throw its log away. */
const CHECKPOINT_EVERY = 16;

/** What a database does by itself on a server, at times of its own, and what the embedded one never does unless it is told. */
export interface Maintenance {
  /** After each transaction that has written: the log must not grow for ever, nor must the time to recover after a crash. */
  afterTransaction(): Promise<void>;
  /**
   * After a write as a whole: when much has changed, the planner has to know what the tables hold now, since it would pick slow
   * plans otherwise, and old versions of rows are cleared away. On a server that comes later than the next question, too.
   */
  afterWrite(changes: number): Promise<void>;
}

export function createMaintenance({ db, kind }: Database): Maintenance {
  let transactions = 0;
  let pending = 0;
  return {
    async afterTransaction() {
      transactions += 1;
      if (kind === 'server' || transactions % CHECKPOINT_EVERY !== 0) return;
      await sql`checkpoint`.execute(db);
    },
    async afterWrite(changes) {
      pending += changes;
      if (pending < LEAST || pending < SHARE * (await countEntities(db))) return;
      pending = 0;
      for (const table of TABLES) {
        await sql.raw(`${kind === 'embedded' ? 'vacuum (analyze)' : 'analyze'} ${table}`).execute(db);
      }
    },
  };
}

async function countEntities(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ entities: number }>`
    select coalesce(sum(f.entities), 0)::int as entities
    from catalog_facet_count f where f.kind_id = f.value_id`.execute(db);
  return rows[0]?.entities ?? 0;
}
