import type { CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { CatalogListState } from './catalogListState';

type Filters = CatalogListState['filters'];

/** What any change of what is listed brings with it. */
export const firstPage: Partial<CatalogListState> = { offset: 0, cursor: undefined };

/** The change that gives a filter other values. The list begins again at its first page. */
export function changeFilter(
  fields: readonly CatalogFilterField[],
  filters: Filters,
  key: string,
  values: readonly string[],
): Partial<CatalogListState> {
  return { filters: dropSilent(fields, { ...filters, [key]: values }), ...firstPage };
}

/** The change that lifts the search and every filter but the kind and the personal list. */
export function clearFilters(
  fields: readonly CatalogFilterField[],
  filters: Filters,
): Partial<CatalogListState> {
  const cleared = Object.entries(filters).map(([key, values]) => {
    const isCleared = key !== 'kind' && key !== 'user' && fields.some((field) => field.key === key);
    return [key, isCleared ? [] : values] as const;
  });
  return { filters: dropSilent(fields, Object.fromEntries(cleared)), text: '', ...firstPage };
}

/** Only of a filter with a default does the URL have to say that nothing is chosen. */
function dropSilent(fields: readonly CatalogFilterField[], filters: Filters): Filters {
  const hasDefault = (key: string) => fields.some((field) => field.key === key && field.defaultValues);
  return Object.fromEntries(
    Object.entries(filters).filter(([key, values]) => values.length > 0 || hasDefault(key)),
  );
}
