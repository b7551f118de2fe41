import { useCallback } from 'react';
import { firstPage } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';

/** Lifts the search and every filter but the kind and the personal list. */
export function useClearFilters(): () => void {
  const { fields, state, change } = useEntityList();
  const { filters } = state;
  return useCallback(() => {
    const kept = Object.entries(filters).map(([key, values]) => {
      const isKept = key === 'kind' || key === 'user' || !fields.some((field) => field.key === key);
      return [key, isKept ? values : []] as const;
    });
    // Only a filter with a default needs the URL to say that nothing is chosen.
    const said = kept.filter(
      ([key, values]) =>
        values.length > 0 || fields.some((field) => field.key === key && field.defaultValues),
    );
    change({ filters: Object.fromEntries(said), text: '', ...firstPage });
  }, [fields, filters, change]);
}
