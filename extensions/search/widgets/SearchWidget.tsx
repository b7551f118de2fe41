import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { useRouteRef } from '#sdk';
import { space } from '#ui';
import { SearchForm } from '../bar/SearchForm';
import { RecentSearches } from '../recent/RecentSearches';
import { useRecentSearches } from '../recent/useRecentSearches';
import { searchRouteRef } from '../routes';

const Box = styled('div')({ display: 'grid', gap: space[3] });

/** A search bar that leads to the search page. */
export function SearchWidget() {
  const navigate = useNavigate();
  const path = useRouteRef(searchRouteRef)?.();
  const { add } = useRecentSearches();
  const open = (term: string) => {
    if (path === undefined || term.trim() === '') return;
    void navigate(`${path}?${new URLSearchParams({ query: term }).toString()}`);
  };
  return (
    <Box>
      {/* Enter opens the page. What is typed before has no effect. */}
      <SearchForm term="" onChange={() => undefined} onSubmit={open} />
      <RecentSearches
        onSelect={(term) => {
          add(term);
          open(term);
        }}
      />
    </Box>
  );
}
