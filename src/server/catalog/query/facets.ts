import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database';
import type { FacetsRequest, FacetsResponse } from '../reader';
import { FACET_KEYS, KEY_SPAN } from '../storage/facetKeys';
import { fold } from '../storage/fold';
import type { AnswerCache } from './answerCache';
import { type Condition, createCondition, resolveSelection } from './condition';
import { createConditionSql, createSlice } from './conditionSql';
import { limitCondition } from './limitCondition';
import { type Lookup, loadLookup } from './lookup';
import { repeatUntilSteady, type Steady } from './steady';
import { resolveKindsOnly } from './totals';

type Counts = FacetsResponse[string];

/** How often each value of each facet occurs among the entities that match. */
export async function loadFacets(
  { db }: Database,
  cache: AnswerCache,
  request: FacetsRequest,
): Promise<FacetsResponse> {
  const condition = limitCondition(createCondition(resolveSelection(request)), request);
  const keys = new Map(request.facets.map((facet) => [facet, fold(facet)]));
  const answers = await repeatUntilSteady(async () => {
    const lookup = await loadLookup(db, condition, [...keys.values()]);
    return loadAll({ db, cache, condition, lookup }, [...new Set(keys.values())]);
  });
  return Object.fromEntries(request.facets.map((facet) => [facet, answers.get(keys.get(facet) ?? '') ?? []]));
}

interface Question {
  db: Database['db'];
  cache: AnswerCache;
  condition: Condition;
  lookup: Lookup;
}

async function loadAll(question: Question, keys: readonly string[]): Promise<Steady<Map<string, Counts>>> {
  const { cache, condition, lookup } = question;
  const answers = new Map<string, Counts>();
  let steady = true;
  for (const key of keys) {
    const name = `facet ${key} ${JSON.stringify(condition)}`;
    const known = cache.get<Counts>(lookup.generation, name);
    const loaded =
      known === undefined ? await loadOne(question, key) : { counts: known, generation: lookup.generation };
    answers.set(key, loaded.counts);
    if (loaded.generation !== lookup.generation) steady = false;
    else cache.set(lookup.generation, name, loaded.counts);
  }
  return { steady, answer: answers };
}

interface CountRow {
  generation: number;
  value: string | null;
  entities: number;
}

async function loadOne(
  { db, condition, lookup }: Question,
  key: string,
): Promise<{ counts: Counts; generation: number }> {
  const keyIds = lookup.keysOf(key);
  const counts =
    keyIds.length > 0 || key === 'metadata.uid'
      ? createCountsSql(key, keyIds, condition, lookup)
      : await createItemCountSql(db, key, condition);
  // One row without a value when there are no counts, for the generation's sake.
  const { rows } = await sql<CountRow>`
    select s.generation, c.value, c.entities
    from catalog_state s left join (${counts}) c on c.value is not null
    order by c.value collate "C"`.execute(db);
  return {
    generation: rows[0]?.generation ?? lookup.generation,
    counts: rows.flatMap(({ value, entities }) => (value === null ? [] : [{ value, count: entities }])),
  };
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

/** What the writer has counted. The ids of one key's values are neighbours, so an index leads to them. */
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

/** "metadata.tags.java" is no key of its own, but counts how many lists "metadata.tags" hold "java". */
async function createItemCountSql(
  db: Database['db'],
  key: string,
  condition: Condition,
): Promise<RawBuilder<unknown>> {
  const item: Condition = { kind: 'match', key, comparison: { by: 'existence' } };
  const both: Condition = { kind: 'all', parts: [condition, item] };
  return sql`select 'true' as value, count(*)::int as entities
    from catalog_entity e where ${createConditionSql(both, await loadLookup(db, both), true)} having count(*) > 0`;
}
