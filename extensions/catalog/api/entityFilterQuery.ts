import { type EntityFilterGroup, FILTER_EXISTS, serializeEntityFilter } from '../protocol';

/** Use this instead of a value to match entities that have the key, with any value. */
export const CATALOG_FILTER_EXISTS: typeof FILTER_EXISTS = FILTER_EXISTS;

/** A group of conditions that must all match, or several groups of which one must match. Values are case-insensitive. */
export type EntityFilterQuery = EntityFilterGroup | EntityFilterGroup[];

/**
 * Creates the values of the repeated `filter` parameter. Returns `undefined` if a value contains a comma, which separates
 * conditions.
 */
export function createFilterParameters(filter: EntityFilterQuery | undefined): string[] | undefined {
  if (!filter) return [];
  const values = [filter].flat().flatMap((group) => Object.values(group).flat());
  const printable = values.every((value) => typeof value !== 'string' || !value.includes(','));
  return printable ? serializeEntityFilter(filter) : undefined;
}
