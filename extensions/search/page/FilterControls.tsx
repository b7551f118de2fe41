import { styled } from '@mui/material/styles';
import { resolveTokens, space } from '#ui';
import type { SearchPageParts } from '../blueprints/searchPageParts';
import { useSearch } from '../state/searchContext';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space[4],
  'aside &': { paddingTop: space[4], borderTop: `1px solid ${resolveTokens(theme).line.subtle}` },
  '& section': { borderTop: 0 },
}));

/** Returns the filters for the selected types, in the order of the tree. */
export function useShownFilters(filters: SearchPageParts['filters']): SearchPageParts['filters'] {
  const { types } = useSearch();
  return filters.filter(({ typeFilter }) => typeFilter?.([...types]) ?? true);
}

/** The filters for the selected types. */
export function FilterControls({ filters }: Pick<SearchPageParts, 'filters'>) {
  const shown = useShownFilters(filters);
  if (shown.length === 0) return null;
  return (
    <List>
      {shown.map(({ id, component: Filter }) => (
        <Filter key={id} className={id.replaceAll(/\W/g, '-')} />
      ))}
    </List>
  );
}
