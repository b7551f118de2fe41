import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { HighlightedText, useDocumentLocation } from '#extensions/search/components';
import type { SearchApi, SearchResult } from '#extensions/search';
import { type CompoundEntityRef, stringifyEntityRef } from '#model';
import { configApiRef, Link, useAnalytics, useApi, useTranslationRef } from '#sdk';
import { VisuallyHidden, fontSize, layer, radius, rem, resolveTokens, space } from '#ui';
import { keepsCase } from '../../client/keepsCase';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import { foldCase } from '../../pageRequest';

const mostResults = 10;

const Results = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'absolute',
    zIndex: layer.sticky,
    insetInline: 0,
    top: '100%',
    maxHeight: 'min(420px, 60vh)',
    marginTop: space[1],
    padding: space[1],
    overflowY: 'auto',
    backgroundColor: tokens.surface.base,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    boxShadow: theme.shadows[8],
    '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& > p': { margin: 0, padding: `${space[2]}px ${space[3]}px`, color: tokens.text.secondary },
    '& a': {
      display: 'block',
      padding: `${space[2]}px ${space[3]}px`,
      borderRadius: radius.control,
      color: 'inherit',
      textDecoration: 'none',
      '&:hover, &:focus-visible': { backgroundColor: tokens.surface.muted },
    },
    '& a > span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
    },
  };
});

/** Props of {@link DocsResults}. */
export interface DocsResultsProps {
  searchApi: SearchApi;
  entityRef: CompoundEntityRef;
  term: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The results of a search in the documentation of an entity, and their number for screen readers. */
export function DocsResults({ searchApi, entityRef, term, isOpen, onClose }: DocsResultsProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const analytics = useAnalytics();
  const config = useApi(configApiRef);
  const { namespace, kind, name } = entityRef;
  const query = useQuery<readonly SearchResult[]>({
    queryKey: ['techdocs', 'search', stringifyEntityRef(entityRef), term],
    enabled: term.trim() !== '',
    retry: false,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      const fold = (text: string) => foldCase(text, keepsCase(config));
      const filters = { namespace: fold(namespace), kind: fold(kind), name: fold(name) };
      const request = { term, types: ['techdocs'], filters, pageLimit: mostResults };
      return (await searchApi.query(request, { signal })).results.slice(0, mostResults);
    },
  });
  const locate = useDocumentLocation();
  const results = query.data ?? [];
  const isShown = isOpen && term.trim() !== '';
  return (
    <>
      {isShown && (
        <Results>
          {results.length === 0 && (
            <p>{t(query.error ? 'search.failed' : query.isFetching ? 'search.searching' : 'search.none')}</p>
          )}
          <ul aria-label={t('search.results')}>
            {results.map(({ type, document, highlight }, index) => (
              <li key={document.location}>
                <Link
                  to={locate({ type, document })}
                  onClick={() => {
                    onClose();
                    analytics.captureEvent('discover', document.title, {
                      attributes: { to: locate({ type, document }) },
                      value: index + 1,
                    });
                  }}
                >
                  <strong>
                    <HighlightedText text={document.title} highlight={highlight} field="title" />
                  </strong>
                  <span>
                    <HighlightedText text={document.text} highlight={highlight} field="text" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Results>
      )}
      <VisuallyHidden role="status">
        {isShown && !query.isFetching ? t('search.count', { count: results.length }) : ''}
      </VisuallyHidden>
    </>
  );
}
