import { useCallback } from 'react';
import { useEntityList } from './entityListContext';
import { changeFilter } from './changeFilter';
import { choiceOf } from './filterChoices';

/** The state of a filter, for its control. */
export interface CatalogFilterHandle {
  /** The selected values. */
  values: readonly string[];
  setValues: (values: readonly string[]) => void;
  /** The values of the listed entities. Empty while loading. */
  known: readonly string[];
  loading: boolean;
  /** Whether the values could not be loaded. */
  failed: boolean;
  /** The number of entities for each value with the other filters applied. `undefined` until known. */
  counts: ReadonlyMap<string, number> | undefined;
}

/** Returns the values and counts of a filter, by its key in the URL. */
export function useCatalogFilter(key: string): CatalogFilterHandle {
  const { state, fields, counts, change } = useEntityList();
  const { filters } = state;
  const setValues = useCallback(
    (values: readonly string[]) => change(changeFilter(fields, filters, key, values)),
    [change, fields, filters, key],
  );
  const known = counts.values.get(key);
  return {
    values: choiceOf(filters, key),
    setValues,
    known: known ? [...known.keys()] : [],
    loading: counts.loading && known === undefined,
    failed: !counts.loading && counts.error !== null && known === undefined,
    counts: counts.counts.get(key),
  };
}
