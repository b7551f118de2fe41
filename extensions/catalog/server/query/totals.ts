import { type RawBuilder, sql } from 'kysely';
import { FACET_KEYS } from '../storage/facetKeys';
import type { Condition } from './condition';
import { createConditionSql } from './conditionSql';
import type { Lookup } from './lookup';

type Match = Extract<Condition, { kind: 'match' }>;

/**
 * Returns the kinds if the condition only restricts kinds: `all`, or their ids. `undefined` if it restricts anything
 * else.
 */
export function resolveKindsOnly(
  condition: Condition,
  lookup: Lookup,
): readonly number[] | 'all' | undefined {
  const parts = listParts(condition);
  if (parts.length === 0) return 'all';
  const [match] = parts;
  return parts.length === 1 && match && isKind(match) ? listValues(match, lookup) : undefined;
}

/** SQL for the number of matches. Uses the stored facet counts if they are sufficient. */
export function createTotalSql(condition: Condition, lookup: Lookup): RawBuilder<number> {
  const counted = resolveCounted(condition, lookup);
  if (!counted) {
    return sql<number>`(select count(*)::int from catalog_entity e where ${createConditionSql(condition, lookup, true)})`;
  }
  const { kinds, values } = counted;
  const ofKinds = kinds === 'all' ? sql`true` : sql`f.kind_id = any(${kinds}::bigint[])`;
  const ofValues =
    values === 'any' ? sql`f.value_id = f.kind_id` : sql`f.value_id = any(${values}::bigint[])`;
  return sql<number>`(select coalesce(sum(f.entities), 0)::int from catalog_facet_count f where ${ofKinds} and ${ofValues})`;
}

interface Counted {
  kinds: readonly number[] | 'all';
  values: readonly number[] | 'any';
}

function resolveCounted(condition: Condition, lookup: Lookup): Counted | undefined {
  const kinds = resolveKindsOnly(condition, lookup);
  if (kinds !== undefined) return { kinds, values: kinds === 'all' ? 'any' : kinds };
  const parts = listParts(condition);
  const kind = parts.find(isKind);
  const other = parts.find(
    (part): part is Match => part !== kind && part.kind === 'match' && FACET_KEYS.has(part.key),
  );
  if (!other || parts.length !== (kind ? 2 : 1)) return undefined;
  const values = listValues(other, lookup);
  const ofKinds = kind ? listValues(kind, lookup) : 'all';
  // An entity can have two values of one key, so adding their counts could count it twice.
  return values?.length === 1 && ofKinds !== undefined ? { kinds: ofKinds, values } : undefined;
}

function listParts(condition: Condition): readonly Condition[] {
  return condition.kind === 'all' ? condition.parts.flatMap(listParts) : [condition];
}

function isKind(condition: Condition): condition is Match {
  return condition.kind === 'match' && condition.key === 'kind' && condition.comparison.by === 'values';
}

function listValues(match: Match, lookup: Lookup): readonly number[] | undefined {
  const ids = lookup.valuesOf(match);
  return ids === 'many' ? undefined : ids;
}
