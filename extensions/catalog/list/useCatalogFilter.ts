import { useCallback } from 'react';
import { useEntityList } from './entityListContext';
import { changeFilter } from './changeFilter';

/** One filter as its control sees it. */
export interface CatalogFilterHandle {
  /** The chosen values. */
  values: readonly string[];
  setValues: (values: readonly string[]) => void;
  /** The values that the listed entities have; none while they are loading. */
  known: readonly string[];
  loading: boolean;
  /** How many entities each value would give under the other filters; undefined while that is not known. */
  counts: ReadonlyMap<string, number> | undefined;
}

/** The values and counts of one filter, by its key in the URL. */
export function useCatalogFilter(key: string): CatalogFilterHandle {
  const { state, fields, facets, change } = useEntityList();
  const facet = fields.find((field) => field.key === key)?.facet;
  const { filters } = state;
  const setValues = useCallback(
    (values: readonly string[]) => change(changeFilter(fields, filters, key, values)),
    [change, fields, filters, key],
  );
  const known = facet === undefined ? undefined : facets.values.get(facet);
  return {
    values: filters[key] ?? [],
    setValues,
    known: known ? [...known.keys()] : [],
    loading: facets.loading && known === undefined,
    counts: facet === undefined ? undefined : facets.counts.get(facet),
  };
}
