import { FilterChips } from '#ui';
import { clearFilters } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';
import { useActiveFilters } from './useActiveFilters';

/** Chips for the active filters, with buttons to remove one or all. */
export function ActiveFilters() {
  const { fields, state, change } = useEntityList();
  return (
    <FilterChips
      filters={useActiveFilters()}
      onClearAll={() => change(clearFilters(fields, state.filters))}
    />
  );
}
