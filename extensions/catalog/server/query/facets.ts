import { type RawBuilder, sql } from 'kysely';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import type { FacetsRequest, FacetsResponse } from '../ports/reader';
import { FACET_KEYS, KEY_SPAN } from '../storage/facetKeys';
import { fold } from '../storage/fold';
import type { ResultCache } from './resultCache';
import { type Condition, createCondition, resolveSelection } from './condition';
import { createConditionSql, createSlice } from './conditionSql';
import { limitCondition } from './limitCondition';
import { type Lookup, loadLookup } from './lookup';
import { resolveKindsOnly } from './totals';

type Counts = FacetsResponse[string];

/** Counts the values of each facet among the matching entities. Each facet is a turn of its own. */
export async function loadFacets(
  database: CatalogDatabase,
  cache: ResultCache,
  request: FacetsRequest,
): Promise<FacetsResponse> {
  const condition = limitCondition(createCondition(resolveSelection(request)), request);
  const counts = new Map<string, Counts>();
  for (const key of new Set(request.facets.map(fold)))
    counts.set(key, await database.read((db) => loadFacet(db, cache, condition, key)));
  return Object.fromEntries(request.facets.map((facet) => [facet, counts.get(fold(facet)) ?? []]));
}

async function loadFacet(
  db: CatalogDatabase['db'],
  cache: ResultCache,
  condition: Condition,
  key: string,
): Promise<Counts> {
  const lookup = await loadLookup(db, condition, [key]);
  const name = `facet ${key} ${JSON.stringify(condition)}`;
  const known = cache.get<Counts>(lookup.generation, name);
  if (known) return known;
  const counts = await countValues(db, condition, lookup, key);
  cache.set(lookup.generation, name, counts);
  return counts;
}

interface CountRow {
  value: string;
  entities: number;
}

async function countValues(
  db: CatalogDatabase['db'],
  condition: Condition,
  lookup: Lookup,
  key: string,
): Promise<Counts> {
  const keyIds = lookup.keysOf(key);
  const counts =
    keyIds.length > 0 || key === 'metadata.uid'
      ? createCountsSql(key, keyIds, condition, lookup)
      : await createItemCountSql(db, key, condition);
  const { rows } = await sql<CountRow>`
    select c.value, c.entities from (${counts}) c where c.value is not null order by c.value collate "C"`.execute(
    db,
  );
  return rows.map(({ value, entities }) => ({ value, count: entities }));
}

function createCountsSql(
  key: string,
  keyIds: readonly number[],
  condition: Condition,
  lookup: Lookup,
): RawBuilder<unknown> {
  if (key === 'metadata.uid') {
    return sql`select e.uid::text as value, 1 as entities from catalog_entity e where ${createConditionSql(condition, lookup)}`;
  }
  const kinds = FACET_KEYS.has(key) ? resolveKindsOnly(condition, lookup) : undefined;
  const byId = kinds === undefined ? countTerms(keyIds, condition, lookup) : readCounts(keyIds, kinds);
  return sql`select coalesce(v.original, v.value) as value, sum(t.entities)::int as entities
    from (${byId}) t join catalog_search_value v on v.id = t.value_id
    group by 1`;
}

/** The counts that the writer maintains. The ids of a key's values are consecutive, so this is an index range. */
function readCounts(keyIds: readonly number[], kinds: readonly number[] | 'all'): RawBuilder<unknown> {
  const ofKinds = kinds === 'all' ? sql`true` : sql`f.kind_id = any(${kinds}::bigint[])`;
  const ofKeys = keyIds.map(
    (id) => sql`f.value_id between ${sql.lit(id * KEY_SPAN)} and ${sql.lit((id + 1) * KEY_SPAN)}`,
  );
  return sql`select f.value_id, f.entities from catalog_facet_count f
    where ${ofKinds} and (${sql.join(ofKeys, sql` or `)})`;
}

function countTerms(keyIds: readonly number[], condition: Condition, lookup: Lookup): RawBuilder<unknown> {
  const slices = sql.join(
    keyIds.map((id) => createSlice(id)),
    sql` || `,
  );
  return sql`select x.value_id, count(*) as entities
    from (select unnest(${slices}) as value_id from catalog_entity e where ${createConditionSql(condition, lookup, true)}) x
    group by 1`;
}

/** `metadata.tags.java` is not a key of its own. It counts how many lists in `metadata.tags` contain `java`. */
async function createItemCountSql(
  db: CatalogDatabase['db'],
  key: string,
  condition: Condition,
): Promise<RawBuilder<unknown>> {
  const item: Condition = { kind: 'match', key, comparison: { by: 'existence' } };
  const both: Condition = { kind: 'all', parts: [condition, item] };
  return sql`select 'true' as value, count(*)::int as entities
    from catalog_entity e where ${createConditionSql(both, await loadLookup(db, both), true)} having count(*) > 0`;
}
