import type { CatalogListState } from './catalogListState';

/** The change that gives a filter other values. The list begins again at its first page. */
export function changeFilter(
  filters: CatalogListState['filters'],
  key: string,
  values: readonly string[],
): Partial<CatalogListState> {
  return { filters: { ...filters, [key]: values }, ...firstPage };
}

/** What any change of what is listed brings with it. */
export const firstPage: Partial<CatalogListState> = { offset: 0, cursor: undefined };
