import { FilterChips } from '#ui';
import { clearFilters } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';
import { useActiveFilters } from './useActiveFilters';

/** The filters in force, each to take away, and all at once. */
export function ActiveFilters() {
  const { fields, state, change } = useEntityList();
  return (
    <FilterChips
      filters={useActiveFilters()}
      onClearAll={() => change(clearFilters(fields, state.filters))}
    />
  );
}
