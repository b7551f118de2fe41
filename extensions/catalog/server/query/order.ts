import { type RawBuilder, sql } from 'kysely';
import { fold } from '../storage/fold';
import type { EntityOrder } from '../ports/reader';
import { createFirstOf, createSlice } from './conditionSql';
import { resolveTextColumn } from './fullText';
import type { Lookup } from './lookup';

/** Sorts by the ref of the entity, which is not one of its fields. */
export const ENTITY_REF = '@ref';

/** One sort column. */
export interface SortColumn {
  /** Name of the column in the result. */
  alias: string;
  value: RawBuilder<unknown>;
  /** Source of the value, if that is not the row `e`. Follows `from catalog_entity e`. */
  join?: RawBuilder<unknown>;
  descending: boolean;
  nullable: boolean;
  /** No two entities have the same value, so the columns after this one don't matter. */
  isUnique?: boolean;
  /** The uid, which is not a text. */
  isUid?: boolean;
}

/** The sort values of one row. The last one is the uid. */
export type SortValues = Array<string | null>;

/**
 * Resolves the sort columns: the requested fields, entities without a field last, then the uid, so that the order is
 * stable. The uid has the direction of the first field.
 */
export function resolveSortColumns(order: readonly EntityOrder[], lookup: Lookup): SortColumn[] {
  const columns = order.map(({ field, order: direction }, index): SortColumn => {
    const alias = `sort_${index}`;
    return {
      alias,
      ...resolveSortValue(fold(field), lookup, `value_${index}`),
      descending: direction === 'desc',
    };
  });
  const descending = order[0]?.order === 'desc';
  const uid = {
    alias: `sort_${order.length}`,
    value: sql`e.uid`,
    nullable: false,
    isUnique: true,
    isUid: true,
  };
  return [...columns, { ...uid, descending }];
}

/** Keys whose ids the lookup must contain to sort by these fields. */
export function sortKeys(order: readonly EntityOrder[]): string[] {
  return order.map(({ field }) => fold(field));
}

function resolveSortValue(
  key: string,
  lookup: Lookup,
  joined: string,
): Omit<SortColumn, 'alias' | 'descending'> {
  if (key === 'metadata.uid') return { value: sql`e.uid::text collate "C"`, nullable: false };
  if (key === 'kind') return { value: sql`e.kind`, nullable: false };
  if (key === ENTITY_REF) {
    const join = sql`join catalog_document ${sql.ref(joined)} on ${sql.ref(joined)}.entity_id = e.id`;
    return { value: sql`${sql.ref(joined)}.ref`, join, nullable: false, isUnique: true };
  }
  const column = resolveTextColumn(key);
  if (column) return { value: sql`e.${sql.ref(column)}`, nullable: column !== 'name' };
  const single = lookup.singleKeyOf(key);
  if (single !== undefined) return resolveSingleValue(single, joined);
  const slices = lookup.keysOf(key).map((id) => createSlice(id));
  if (slices.length === 0) return { value: sql`null::text`, nullable: true };
  const value = sql`(select min(v.value) from catalog_search_value v where v.id = any(${sql.join(slices, sql` || `)}))`;
  return { value, nullable: true };
}

/** A join is much faster than a subquery per row, but would repeat entities with several values. */
function resolveSingleValue(keyId: number, joined: string): Pick<SortColumn, 'value' | 'join' | 'nullable'> {
  const v = sql.ref(joined);
  const join = sql`left join catalog_search_value ${v} on ${v}.id = ${createFirstOf(keyId)} and ${v}.key_id = ${sql.lit(keyId)}`;
  return { value: sql`${v}.value`, join, nullable: true };
}

/** The columns that determine the order. An index of one table can serve them, but not together with the uid of another. */
function findDecisive(columns: readonly SortColumn[]): readonly SortColumn[] {
  return columns.slice(0, columns.findIndex(({ isUnique }) => isUnique) + 1);
}

/** `catalog_entity e` with the joins for its sort columns. */
export function createSourceSql(columns: readonly SortColumn[]): RawBuilder<unknown> {
  const joins = columns.flatMap(({ join }) => (join ? [join] : []));
  return sql.join([sql`catalog_entity e`, ...joins], sql` `);
}

/** Selects the sort columns of `createSourceSql`. */
export function selectColumns(columns: readonly SortColumn[]): RawBuilder<unknown> {
  return sql.join(columns.map(({ alias, value }) => sql`${value} as ${sql.ref(alias)}`));
}

/** Prints `order by` for the sort columns of a relation, `matching` by default. `backwards` reverses the order. */
export function createOrderSql(
  columns: readonly SortColumn[],
  backwards: boolean,
  relation = 'matching',
): RawBuilder<unknown> {
  const parts = findDecisive(columns).map(({ alias, descending, nullable }) => {
    const direction = descending === backwards ? sql`asc` : sql`desc`;
    const nulls = nullable ? (backwards ? sql` nulls first` : sql` nulls last`) : sql``;
    return sql`${sql.ref(`${relation}.${alias}`)} ${direction}${nulls}`;
  });
  return sql.join(parts, sql`, `);
}

/** Matches rows after the given values, or before them if `backwards`. */
export function createAfterSql(
  all: readonly SortColumn[],
  values: SortValues,
  backwards: boolean,
): RawBuilder<boolean> {
  const columns = findDecisive(all);
  const [first] = columns;
  // An index can use this form. It requires columns of one direction without nulls.
  if (first && columns.every((column) => !column.nullable && column.descending === first.descending)) {
    const operator = first.descending === backwards ? sql`>` : sql`<`;
    const row = sql.join(columns.map(({ value }) => value));
    const bounds = sql.join(columns.map((column, index) => bound(column, values[index])));
    return sql<boolean>`(${row}) ${operator} (${bounds})`;
  }
  return createAfterColumn(columns, values, backwards, 0);
}

function createAfterColumn(
  columns: readonly SortColumn[],
  values: SortValues,
  backwards: boolean,
  index: number,
): RawBuilder<boolean> {
  const column = columns[index];
  if (!column) return sql<boolean>`false`;
  const { value, descending, nullable } = column;
  const beyond = createAfterColumn(columns, values, backwards, index + 1);
  if ((values[index] ?? null) === null) {
    // Nulls are last: only other nulls follow them, everything else precedes them.
    return backwards
      ? sql<boolean>`(${value} is not null or ${beyond})`
      : sql<boolean>`(${value} is null and ${beyond})`;
  }
  const limit = bound(column, values[index]);
  const operator = descending === backwards ? sql`>` : sql`<`;
  const nulls = nullable && !backwards ? sql` or ${value} is null` : sql``;
  return sql<boolean>`(${value} ${operator} ${limit}${nulls} or (${value} = ${limit} and ${beyond}))`;
}

function bound({ isUid }: SortColumn, value: string | null | undefined): RawBuilder<unknown> {
  return isUid ? sql`${value}::uuid` : sql`${value}::text collate "C"`;
}
