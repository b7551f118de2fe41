import type { CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { CatalogListState } from './catalogListState';
import { type FilterChoices, isRemovable } from './filterChoices';

/** Returns to the first page. Part of every change of filters. */
export const firstPage: Partial<CatalogListState> = { offset: 0, cursor: undefined };

/** Returns the position of the first row on the last page. */
export function lastOffset(count: number, limit: number): number {
  return Math.max(0, Math.ceil(count / limit) - 1) * limit;
}

/** Creates the state change that sets the values of a filter and returns to the first page. */
export function changeFilter(
  fields: readonly CatalogFilterField[],
  filters: FilterChoices,
  key: string,
  values: readonly string[],
): Partial<CatalogListState> {
  return { filters: dropEmptyFilters(fields, { ...filters, [key]: values }), ...firstPage };
}

/** Creates the state change that clears the search and all filters except the kind and the personal list. */
export function clearFilters(
  fields: readonly CatalogFilterField[],
  filters: FilterChoices,
): Partial<CatalogListState> {
  const keys = new Set(fields.filter(isRemovable).map(({ key }) => key));
  const cleared = Object.entries(filters).map(([key, values]) => [key, keys.has(key) ? [] : values] as const);
  return { filters: dropEmptyFilters(fields, Object.fromEntries(cleared)), text: '', ...firstPage };
}

/** Drops empty filters, except those with a default: the URL has to say that they are empty. */
function dropEmptyFilters(fields: readonly CatalogFilterField[], filters: FilterChoices): FilterChoices {
  const withDefault = new Set(fields.filter(({ defaultValues }) => defaultValues).map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(filters).filter(([key, values]) => values.length > 0 || withDefault.has(key)),
  );
}
