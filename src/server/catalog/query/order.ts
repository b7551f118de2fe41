import { type RawBuilder, sql } from 'kysely';
import { fold } from '../storage/fold';
import type { EntityOrder } from '../reader';
import { createFirstOf, createSlice } from './conditionSql';
import { resolveTextColumn } from './fullText';
import type { Lookup } from './lookup';

/** One column of a sort. */
export interface SortColumn {
  /** Name of the column in the answer. */
  alias: string;
  value: RawBuilder<unknown>;
  /** Where the value comes from, when that is not the row `e` itself; follows `from catalog_entity e`. */
  join?: RawBuilder<unknown>;
  descending: boolean;
  nullable: boolean;
}

/** The values of one row's sort columns; the last is the uid. */
export type SortValues = Array<string | null>;

/**
 * What to sort by: the fields that were asked for, entities without a field last, and at the end the uid, so that the order is the
 * same at every reading. The uid goes in the direction of the first field.
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
  return [...columns, { alias: `sort_${order.length}`, value: sql`e.uid`, nullable: false, descending }];
}

/** Keys whose ids the lookup must hold to sort by these fields. */
export function sortKeys(order: readonly EntityOrder[]): string[] {
  return order.map(({ field }) => fold(field));
}

function resolveSortValue(
  key: string,
  lookup: Lookup,
  joined: string,
): Pick<SortColumn, 'value' | 'join' | 'nullable'> {
  if (key === 'metadata.uid') return { value: sql`e.uid::text collate "C"`, nullable: false };
  if (key === 'kind') return { value: sql`e.kind`, nullable: false };
  const column = resolveTextColumn(key);
  if (column) return { value: sql`e.${sql.ref(column)}`, nullable: column !== 'name' };
  const single = lookup.singleKeyOf(key);
  if (single !== undefined) return resolveSingleValue(single, joined);
  const slices = lookup.keysOf(key).map((id) => createSlice(id));
  if (slices.length === 0) return { value: sql`null::text`, nullable: true };
  const value = sql`(select min(v.value) from catalog_search_value v where v.id = any(${sql.join(slices, sql` || `)}))`;
  return { value, nullable: true };
}

/** A join is quicker by far than a subquery for each row, but would repeat an entity that has several values. */
function resolveSingleValue(keyId: number, joined: string): Pick<SortColumn, 'value' | 'join' | 'nullable'> {
  const v = sql.ref(joined);
  const join = sql`left join catalog_search_value ${v} on ${v}.id = ${createFirstOf(keyId)} and ${v}.key_id = ${sql.lit(keyId)}`;
  return { value: sql`${v}.value`, join, nullable: true };
}

/** `catalog_entity e` with all that its sort columns need. */
export function createSourceSql(columns: readonly SortColumn[]): RawBuilder<unknown> {
  const joins = columns.flatMap(({ join }) => (join ? [join] : []));
  return sql.join([sql`catalog_entity e`, ...joins], sql` `);
}

/** What follows `order by`, over a relation `matching`, or another one, with the sort columns. `backwards` starts at the end. */
export function createOrderSql(
  columns: readonly SortColumn[],
  backwards: boolean,
  relation = 'matching',
): RawBuilder<unknown> {
  const parts = columns.map(({ alias, descending, nullable }) => {
    const direction = descending === backwards ? sql`asc` : sql`desc`;
    const nulls = nullable ? (backwards ? sql` nulls first` : sql` nulls last`) : sql``;
    return sql`${sql.ref(`${relation}.${alias}`)} ${direction}${nulls}`;
  });
  return sql.join(parts, sql`, `);
}

/** True for rows after the given values, or before them when `backwards`. */
export function createAfterSql(
  columns: readonly SortColumn[],
  values: SortValues,
  backwards: boolean,
): RawBuilder<boolean> {
  const [first] = columns;
  // In this form an index can be entered at the right place; it takes columns of one direction without nulls.
  if (first && columns.every((column) => !column.nullable && column.descending === first.descending)) {
    const operator = first.descending === backwards ? sql`>` : sql`<`;
    const row = sql.join(columns.map(({ value }) => value));
    const bounds = sql.join(columns.map(({ value: _value }, index) => bound(columns, values, index)));
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
    // Nulls are last: nothing but other nulls comes after, everything else before.
    return backwards
      ? sql<boolean>`(${value} is not null or ${beyond})`
      : sql<boolean>`(${value} is null and ${beyond})`;
  }
  const limit = bound(columns, values, index);
  const operator = descending === backwards ? sql`>` : sql`<`;
  const nulls = nullable && !backwards ? sql` or ${value} is null` : sql``;
  return sql<boolean>`(${value} ${operator} ${limit}${nulls} or (${value} = ${limit} and ${beyond}))`;
}

function bound(columns: readonly SortColumn[], values: SortValues, index: number): RawBuilder<unknown> {
  return index === columns.length - 1 ? sql`${values[index]}::uuid` : sql`${values[index]}::text collate "C"`;
}
