import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema';
import type { FacetsRequest, FacetsResponse } from '../reader';
import { FACET_KEYS } from '../storage/facetKeys';
import { fold } from '../storage/fold';
import type { AnswerCache } from './answerCache';
import { type Condition, createCondition, resolveSelection } from './condition';
import { createConditionSql, createSlice } from './conditionSql';
import { loadLookup, type Lookup } from './lookup';

type Count = FacetsResponse[string][number];

/** For each facet, how many entities of the selection have each value. */
export async function countFacets(
  db: Kysely<Schema>,
  cache: AnswerCache,
  request: FacetsRequest,
): Promise<FacetsResponse> {
  const condition = createCondition(resolveSelection(request));
  const lookup = await loadLookup(db, condition, ['kind', ...request.facets.map(fold)]);
  const answers = await Promise.all(
    request.facets.map(async (facet): Promise<[string, Count[]]> => {
      const key = `facet ${fold(facet)} ${JSON.stringify(condition)}`;
      return [
        facet,
        await cache.load(lookup.generation, key, () => countFacet(db, fold(facet), condition, lookup)),
      ];
    }),
  );
  return Object.fromEntries(answers);
}

async function countFacet(
  db: Kysely<Schema>,
  key: string,
  condition: Condition,
  lookup: Lookup,
): Promise<Count[]> {
  const ids = lookup.keysOf(key);
  if (ids.length === 0) return [];
  const counted = FACET_KEYS.has(key) ? createCountedSql(condition, lookup, ids) : undefined;
  const terms =
    counted ??
    sql`select t.id, count(*)::int as entities
      from catalog_entity e cross join lateral unnest(${sql.join(ids.map(createSlice), sql` || `)}) as t (id)
      where ${createConditionSql(condition, lookup, true)}
      group by t.id`;
  const { rows } = await sql<Count>`
    select coalesce(v.original, v.value) as value, c.entities as count
    from (${terms}) c join catalog_search_value v on v.id = c.id
    where v.value is not null
    order by value`.execute(db);
  return rows;
}

/** All entities, or those of some kinds: these counts are kept with every write. */
function createCountedSql(condition: Condition, lookup: Lookup, keyIds: readonly number[]) {
  const kinds = resolveKinds(condition, lookup);
  if (kinds === undefined) return undefined;
  const ofKind = kinds === 'all' ? sql`true` : sql`f.kind_id = any(${kinds}::bigint[])`;
  const ofKey = sql.join(
    keyIds.map(
      (id) => sql`f.value_id between ${sql.lit(id)}::bigint << 32 and (${sql.lit(id + 1)}::bigint << 32) - 1`,
    ),
    sql` or `,
  );
  return sql`select f.value_id as id, sum(f.entities)::int as entities
    from catalog_facet_count f where ${ofKind} and (${ofKey}) group by f.value_id`;
}

function resolveKinds(condition: Condition, lookup: Lookup): 'all' | readonly number[] | undefined {
  if (condition.kind === 'all') {
    if (condition.parts.length === 0) return 'all';
    const [only, ...others] = condition.parts;
    return only !== undefined && others.length === 0 ? resolveKinds(only, lookup) : undefined;
  }
  if (condition.kind !== 'match' || condition.key !== 'kind' || condition.comparison.by !== 'values')
    return undefined;
  const ids = lookup.valuesOf(condition);
  return ids === 'many' ? undefined : ids;
}
