import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { RecentSearches } from '../recent/RecentSearches';
import { useTranslationRef } from '#sdk';
import { EmptyState, space, useMediaQuery } from '#ui';
import { SearchX } from 'lucide-react';
import { SearchBar } from '../bar/SearchBar';
import type { SearchPageParts } from '../blueprints/searchPageParts';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useSearch } from '../state/searchContext';
import { useResultKeys } from '../results/useResultKeys';
import { SearchTypeAccordion } from '../types/SearchTypeAccordion';
import { SearchTypeTabs } from '../types/SearchTypeTabs';
import { FilterControls } from './FilterControls';
import { ResultCard } from './ResultCard';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '& > [data-bar]': { gridColumn: '1 / -1', display: 'grid', gap: space[3], minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '232px minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { gap: space[4] },
}));

const Side = styled('aside')({
  position: 'sticky',
  top: `calc(var(--trellis-sticky-top, 0px) + ${space[4]}px)`,
  maxHeight: `calc(100vh - var(--trellis-sticky-top, 0px) - ${space[8]}px)`,
  overflowY: 'auto',
  display: 'grid',
  gap: space[4],
  // Room for focus rings at the edges.
  margin: -4,
  padding: 4,
});

/** The search bar, the types and filters beside the results, and the results. */
export function SearchLayout({ parts }: { parts: SearchPageParts }) {
  const { t } = useTranslationRef(searchTranslationRef);
  const isWide = useMediaQuery('(min-width: 900px)');
  const { term, setTerm, results } = useSearch();
  const box = useRef<HTMLDivElement>(null);
  useResultKeys(box);
  return (
    <Layout ref={box}>
      <div data-bar="">
        <SearchBar focusOnMount />
        {term === '' && <RecentSearches onSelect={setTerm} />}
      </div>
      {results.isMissing ? (
        <div style={{ gridColumn: '1 / -1' }}>
          <EmptyState icon={<SearchX aria-hidden />} title={t('results.missing')} />
        </div>
      ) : (
        <>
          {isWide ? (
            <Side aria-label={t('filters.label')}>
              <SearchTypeAccordion types={parts.resultTypes} showCounts />
              <FilterControls filters={parts.filters} />
            </Side>
          ) : (
            <SearchTypeTabs types={parts.resultTypes} showCounts />
          )}
          <ResultCard parts={parts} hasFilterButton={!isWide} />
        </>
      )}
    </Layout>
  );
}
