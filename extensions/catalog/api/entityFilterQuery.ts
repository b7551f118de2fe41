import { type EntityFilterGroup, FILTER_EXISTS, serializeEntityFilter } from '#protocol';

/** Stands for "has this key at all" where a filter would else name a value. */
export const CATALOG_FILTER_EXISTS: typeof FILTER_EXISTS = FILTER_EXISTS;

/** A group, all of whose conditions hold, or several of which one must hold. Values compare without case. */
export type EntityFilterQuery = EntityFilterGroup | EntityFilterGroup[];

/**
 * The values of the repeated `filter` parameter; `undefined` where the filter cannot be written so, because a comma in a
 * value would end it.
 */
export function printEntityFilter(filter: EntityFilterQuery | undefined): string[] | undefined {
  if (!filter) return [];
  const values = [filter].flat().flatMap((group) => Object.values(group).flat());
  const printable = values.every((value) => typeof value !== 'string' || !value.includes(','));
  return printable ? serializeEntityFilter(filter) : undefined;
}
