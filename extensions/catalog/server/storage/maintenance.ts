import { type Kysely, sql } from 'kysely';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import type { CatalogTables } from '../ports/catalogTables';

const TABLES = [
  'catalog_state',
  'catalog_entity',
  'catalog_document',
  'catalog_removed',
  'catalog_relation',
  'catalog_unstitched',
  'catalog_search_key',
  'catalog_search_value',
  'catalog_facet_count',
];

/**
 * What the planner needs statistics of. One statement per part, because readers of the embedded database wait for each.
 * Documents are only read by their keys.
 */
const ANALYZED = [
  'catalog_state',
  'catalog_entity (uid, kind, name, title, display_name)',
  'catalog_entity (terms)',
  'catalog_entity (grams)',
  'catalog_document (entity_id, ref, location_id, parent_ref, change)',
  'catalog_removed',
  'catalog_relation',
  'catalog_search_key',
  'catalog_search_value',
  'catalog_facet_count',
];

/** The share of the catalog that must change before statistics are updated, and the minimum number of entities. */
const CHANGED_SHARE = 0.3;
const MIN_CHANGES = 200;

/**
 * Written entities after which the embedded database is cleaned up. Readers wait for each table, the longer the more there
 * is to clean: 0.5 s after 5,000 entities, 9 s after 100,000.
 */
const CLEAN_EVERY = 5_000;

/** Maintenance that a server runs automatically, and the embedded database never does. */
export interface Maintenance {
  /**
   * Call after each write transaction with the number of written entities, so that tables, the write-ahead log and the
   * recovery time stay small.
   */
  afterTransaction(written: number): Promise<void>;
  /**
   * Call after a complete write. After many changes, updates the planner's statistics, because plans would be slow
   * otherwise. A server also does this, but later than the next query.
   */
  afterWrite(changes: number): Promise<void>;
}

export function createMaintenance({ db, kind }: CatalogDatabase): Maintenance {
  let unclean = 0;
  let pending = 0;
  const clean = async (): Promise<void> => {
    unclean = 0;
    await sql`checkpoint`.execute(db);
    for (const table of TABLES) await sql.raw(`vacuum (truncate off) ${table}`).execute(db);
  };
  return {
    async afterTransaction(written) {
      unclean += written;
      if (kind === 'embedded' && unclean >= CLEAN_EVERY) await clean();
    },
    async afterWrite(changes) {
      pending += changes;
      if (pending < MIN_CHANGES || pending < CHANGED_SHARE * (await countEntities(db))) return;
      pending = 0;
      for (const part of ANALYZED) await sql.raw(`analyze ${part}`).execute(db);
      if (kind === 'embedded' && unclean > 0) await clean();
    },
  };
}

async function countEntities(db: Kysely<CatalogTables>): Promise<number> {
  const { rows } = await sql<{ entities: number }>`
    select coalesce(sum(f.entities), 0)::int as entities
    from catalog_facet_count f where f.kind_id = f.value_id`.execute(db);
  return rows[0]?.entities ?? 0;
}
