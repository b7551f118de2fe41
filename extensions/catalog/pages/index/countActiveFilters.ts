import type { CatalogFilterField } from '../../blueprints/CatalogFilterField';
import type { CatalogListState } from '../../list/catalogListState';

/** Whether a filter can be taken away: the kind and the personal list always have one value. */
export function isRemovable({ key }: Pick<CatalogFilterField, 'key'>): boolean {
  return key !== 'kind' && key !== 'user';
}

/** How many values of filters are in force that can be taken away. */
export function countActiveFilters(
  fields: readonly CatalogFilterField[],
  { filters }: Pick<CatalogListState, 'filters'>,
): number {
  return fields.filter(isRemovable).reduce((count, { key }) => count + (filters[key]?.length ?? 0), 0);
}
