import { styled } from '@mui/material/styles';
import type { MouseEvent, Ref } from 'react';
import { useTranslationRef } from '#sdk';
import { motion, resolveTokens } from '#ui';
import { ResultTracker } from '../blueprints/ResultTracker';
import type { SearchResultItem, SearchResultItemProps } from '../blueprints/searchDataRefs';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import type { SearchResult } from '../protocol';
import { useRecentSearches } from '../recent/useRecentSearches';
import { useSearch } from '../state/searchContext';
import { DefaultResultItem } from './DefaultResultItem';
import { resolveItem } from './resolveItem';

/** Props of {@link ResultList}. */
export interface ResultListProps {
  results: readonly SearchResult[];
  items: readonly SearchResultItem[];
  /** Whether the results are those of the query before. */
  isStale?: boolean;
  noTrack?: boolean;
  listRef?: Ref<HTMLOListElement>;
}

const List = styled('ol')(({ theme }) => {
  const { line, surface } = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    transition: `opacity ${motion.base}ms`,
    '&[data-stale]': { opacity: 0.55 },
    '& > li + li': { borderTop: `1px solid ${line.subtle}` },
    '& > li:hover': { backgroundColor: surface.hover },
    '& > li:focus-within': { backgroundColor: surface.hover },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  };
});

/** One page of results, best first. Each is shown by the first item that accepts it. */
export function ResultList({ results, items, isStale = false, noTrack = false, listRef }: ResultListProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const { term } = useSearch();
  const { add } = useRecentSearches();
  // A term whose result is followed was worth typing.
  const remember = ({ target, button }: MouseEvent) => {
    if (button !== 2 && target instanceof Element && target.closest('a')) add(term);
  };
  return (
    <List
      ref={listRef}
      onClick={remember}
      onAuxClick={remember}
      aria-label={t('results.label')}
      data-stale={isStale ? '' : undefined}
      aria-busy={isStale}
    >
      {results.map((result, index) => (
        // The same document can be in the index twice.
        <li key={`${result.type} ${result.document.location} ${index}`}>
          <Result result={result} items={items} noTrack={noTrack} />
        </li>
      ))}
    </List>
  );
}

function Result({
  result,
  items,
  noTrack,
}: {
  result: SearchResult;
  items: readonly SearchResultItem[];
  noTrack: boolean;
}) {
  const { document, type, rank, highlight } = result;
  const Item = resolveItem(items, result)?.component ?? DefaultItem;
  return <Item result={document} type={type} rank={rank} highlight={highlight} noTrack={noTrack} />;
}

function DefaultItem({ noTrack = false, ...props }: SearchResultItemProps) {
  return (
    <ResultTracker document={props.result} rank={props.rank} noTrack={noTrack}>
      <DefaultResultItem {...props} />
    </ResultTracker>
  );
}
