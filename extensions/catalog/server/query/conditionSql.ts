import { type RawBuilder, sql } from 'kysely';
import { KEY_SPAN } from '../storage/facetKeys';
import { GRAM_LENGTH, resolveTrigrams } from '../storage/trigrams';
import type { Comparison, Condition, TextColumn } from './condition';
import { containing, type Lookup } from './lookup';

export type BooleanSql = RawBuilder<boolean>;

const TRUE = sql<boolean>`true`;
const FALSE = sql<boolean>`false`;

/**
 * Without the index, which the planner leaves out if it expects many rows, `&&` compares each value with each term:
 * 4 s for 1,000 values and 20,000 entities. `any` collects the values in a hash table.
 */
const MAX_OVERLAP = 50;

/** More trigrams make the index slower, not more selective. */
const MAX_TRIGRAMS = 6;

/**
 * Converts the condition to SQL over a row `e` of `catalog_entity`. Every part is true or false, never null, so that
 * `not` inverts it.
 *
 * Kinds are compared with their column, whose index is in name order, so that a page of one kind needs no sorting.
 * With `kindsAsTerms`, they are compared like other values, which is better for counting because one index lookup
 * covers all conditions.
 */
export function createConditionSql(condition: Condition, lookup: Lookup, kindsAsTerms = false): BooleanSql {
  switch (condition.kind) {
    case 'all':
      return createAllSql(condition.parts, lookup, kindsAsTerms);
    case 'any':
      return join(
        condition.parts.map((part) => createConditionSql(part, lookup, kindsAsTerms)),
        'or',
      );
    case 'not':
      return sql<boolean>`not (${createConditionSql(condition.part, lookup, kindsAsTerms)})`;
    case 'text':
      return createTextSql(condition.columns, condition.part);
    default:
      return createMatchSql(condition, lookup, kindsAsTerms);
  }
}

type Match = Extract<Condition, { kind: 'match' }>;

/** Values that must all match are one index condition instead of one each. */
function createAllSql(parts: readonly Condition[], lookup: Lookup, kindsAsTerms: boolean): BooleanSql {
  const required: number[] = [];
  const others: BooleanSql[] = [];
  for (const part of flatten(parts)) {
    const single = resolveSingleValue(part, lookup, kindsAsTerms);
    if (single === undefined) others.push(createConditionSql(part, lookup, kindsAsTerms));
    else required.push(single);
  }
  if (required.length > 0) others.unshift(sql<boolean>`e.terms @> ${printArray(required)}::bigint[]`);
  return join(others, 'and');
}

function flatten(parts: readonly Condition[]): Condition[] {
  return parts.flatMap((part) => (part.kind === 'all' ? flatten(part.parts) : [part]));
}

function resolveSingleValue(part: Condition, lookup: Lookup, kindsAsTerms: boolean): number | undefined {
  if (part.kind !== 'match' || isColumn(part, kindsAsTerms)) return undefined;
  const ids = lookup.valuesOf(part);
  return ids.length === 1 && typeof ids[0] === 'number' ? ids[0] : undefined;
}

function isColumn({ key, comparison }: Match, kindsAsTerms: boolean): boolean {
  if (key === 'metadata.uid' || key === 'metadata.name') return true;
  return key === 'kind' && comparison.by === 'values' && !kindsAsTerms;
}

function createMatchSql(match: Match, lookup: Lookup, kindsAsTerms: boolean): BooleanSql {
  const { key, comparison } = match;
  if (key === 'metadata.uid') return compareText(sql`e.uid::text`, comparison);
  if (key === 'metadata.name') return compareText(sql`e.name`, comparison);
  if (isColumn(match, kindsAsTerms)) return compareText(sql`e.kind`, comparison);
  const ids = lookup.valuesOf(match);
  if (ids === 'many') return createManySql(match, lookup);
  if (ids.length === 0) return FALSE;
  if (ids.length === 1) return sql<boolean>`e.terms @> ${printArray(ids)}::bigint[]`;
  if (ids.length <= MAX_OVERLAP) return sql<boolean>`e.terms && ${printArray(ids)}::bigint[]`;
  return createOwnTermsSql(key, lookup, (own) => sql<boolean>`${own} = any(${printArray(ids)}::bigint[])`);
}

/** A column that is never null. */
function compareText(column: RawBuilder<unknown>, comparison: Comparison): BooleanSql {
  switch (comparison.by) {
    case 'values':
      return comparison.values.length === 1
        ? sql<boolean>`${column} = ${comparison.values[0]}`
        : sql<boolean>`${column} = any(${comparison.values}::text[])`;
    case 'prefix':
      return sql<boolean>`starts_with(${column}, ${comparison.prefix})`;
    case 'part':
      return sql<boolean>`${column} like ${containing(comparison.part)}`;
    default:
      return TRUE;
  }
}

/** For too many values to list: collects the matching values once, in a hash table. */
function createManySql({ key, comparison }: Match, lookup: Lookup): BooleanSql {
  const ids = lookup.keysOf(key);
  if (comparison.by === 'existence') {
    return join(
      ids.map((id) => sql<boolean>`${countUpTo(lastOf(id))} > ${countUpTo(firstOf(id))}`),
      'or',
    );
  }
  const matching = sql`(select v.id from catalog_search_value v
    where v.key_id = any(${printArray(ids)}::int[]) and v.value is not null and ${compareText(sql`v.value`, comparison)})`;
  return createOwnTermsSql(key, lookup, (own) => sql<boolean>`${own} in ${matching}`);
}

/**
 * Checks the terms that each entity has for the key. `is true` keeps the planner from turning the check into a join, for
 * which it needs good estimates: a bad one took minutes instead of a third of a second.
 */
function createOwnTermsSql(
  key: string,
  lookup: Lookup,
  check: (own: RawBuilder<number>) => BooleanSql,
): BooleanSql {
  const single = lookup.singleKeyOf(key);
  if (single !== undefined) return sql<boolean>`(${check(createFirstOf(single))}) is true`;
  const slices = sql.join(
    lookup.keysOf(key).map((id) => createSlice(id)),
    sql` || `,
  );
  return sql<boolean>`exists (select 1 from unnest(${slices}) as own (id) where (${check(sql<number>`own.id`)}) is true)`;
}

/** The terms of one key. They are adjacent, because terms are sorted and the ids of one key are consecutive. */
export function createSlice(keyId: number): RawBuilder<number[]> {
  return sql<number[]>`e.terms[${countUpTo(firstOf(keyId))} + 1 : ${countUpTo(lastOf(keyId))}]`;
}

/** The only value of a key with at most one value per entity. If there is none, the value of the next key. */
export function createFirstOf(keyId: number): RawBuilder<number> {
  return sql<number>`e.terms[${countUpTo(firstOf(keyId))} + 1]`;
}

function firstOf(keyId: number): number {
  return keyId * KEY_SPAN;
}

function lastOf(keyId: number): number {
  return (keyId + 1) * KEY_SPAN - 1;
}

/** The number of terms up to the id. `width_bucket` uses binary search in sorted arrays. */
function countUpTo(id: number): RawBuilder<number> {
  return sql<number>`width_bucket(${sql.lit(id)}::bigint, e.terms)`;
}

function createTextSql(columns: readonly TextColumn[], part: string): BooleanSql {
  const pattern = containing(part);
  const found = join(
    columns.map((column) =>
      column === 'name'
        ? sql<boolean>`e.name like ${pattern}`
        : sql<boolean>`coalesce(e.${sql.ref(column)} like ${pattern}, false)`,
    ),
    'or',
  );
  if (part.length < GRAM_LENGTH) return found;
  return sql<boolean>`(e.grams @> ${printArray(resolveTrigrams(part).slice(0, MAX_TRIGRAMS))}::int[] and ${found})`;
}

function join(parts: readonly BooleanSql[], operator: 'and' | 'or'): BooleanSql {
  if (parts.length === 0) return operator === 'and' ? TRUE : FALSE;
  if (parts.length === 1 && parts[0]) return parts[0];
  return sql<boolean>`(${sql.join(parts, operator === 'and' ? sql` and ` : sql` or `)})`;
}

export function printArray(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}
