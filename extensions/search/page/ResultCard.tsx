import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useContentShown, useTranslationRef } from '#sdk';
import { ErrorPanel, ProgressBar, fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';
import type { SearchPageParts } from '../blueprints/searchPageParts';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { ResultList } from '../results/ResultList';
import { ResultPager } from '../results/ResultPager';
import { ResultSkeleton } from '../results/ResultSkeleton';
import { ResultStatus } from '../results/ResultStatus';
import { useResultCount } from '../results/useResultCount';
import { SaveViewButton } from '../savedViews/SaveViewButton';
import { useSearch } from '../state/searchContext';
import { ActiveFilters } from './ActiveFilters';
import { FilterButton } from './FilterButton';
import { NoResults } from './NoResults';

/** Props of {@link ResultCard}. */
export interface ResultCardProps {
  parts: SearchPageParts;
  /** Whether the filters are in a drawer. */
  hasFilterButton: boolean;
}

const Card = styled('section')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    minWidth: 0,
    backgroundColor: surface.base,
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.card,
    overflow: 'clip',
    scrollMarginTop: space[4],
  };
});

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: 56,
  padding: `${space[2]}px ${space[4]}px`,
  borderBottom: `1px solid ${resolveTokens(theme).line.subtle}`,
  '& h2': {
    flex: '1 1 auto',
    margin: 0,
    fontSize: rem(fontSize.md),
    fontWeight: fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Chips = styled('div')(({ theme }) => ({
  '&:has(*)': {
    padding: `${space[3]}px ${space[4]}px`,
    borderBottom: `1px solid ${resolveTokens(theme).line.subtle}`,
  },
}));
const Failure = styled('div')({ padding: space[4] });

/** The results: their number, the active filters, one page, and the other pages. */
export function ResultCard({ parts, hasFilterButton }: ResultCardProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const print = useResultCount();
  const card = useRef<HTMLElement>(null);
  const { results, pageCursor } = useSearch();
  const { response, failure, isCurrent } = results;
  useContentShown(response !== undefined || failure !== undefined);
  useScrollToStart(card, pageCursor);
  return (
    <Card ref={card} aria-label={t('results.label')}>
      <Toolbar>
        <h2>
          {response && !failure
            ? print(response.numberOfResults)
            : t(failure ? 'status.unknown' : 'status.searching')}
        </h2>
        {hasFilterButton && <FilterButton filters={parts.filters} />}
        <SaveViewButton />
      </Toolbar>
      {results.isLoading && response && <ProgressBar />}
      <Chips>
        <ActiveFilters parts={parts} />
      </Chips>
      {failure && (
        <Failure>
          <ErrorPanel title={t('results.failed')} {...failure} />
        </Failure>
      )}
      <Results parts={parts} isStale={!isCurrent} />
      <ResultPager />
      <ResultStatus />
    </Card>
  );
}

function Results({ parts, isStale }: { parts: SearchPageParts; isStale: boolean }) {
  const { results, pageLimit, noTrack } = useSearch();
  const { response, failure } = results;
  if (!response) return failure ? null : <ResultSkeleton count={Math.min(pageLimit, 8)} />;
  if (response.results.length === 0) return <NoResults isStale={isStale} />;
  return <ResultList results={response.results} items={parts.items} isStale={isStale} noTrack={noTrack} />;
}

/** Shows the first result of another page. */
function useScrollToStart(card: React.RefObject<HTMLElement | null>, page: string | undefined): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const isAbove = (card.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) card.current?.scrollIntoView();
  }, [card, page]);
}
