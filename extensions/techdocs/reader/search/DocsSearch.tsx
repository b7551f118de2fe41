import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { HighlightedText } from '#extensions/search/components';
import { type SearchResult, searchApiRef } from '#extensions/search';
import { type CompoundEntityRef, stringifyEntityRef } from '#model';
import { Link, useAnalytics, useOptionalApi, useTranslationRef } from '#sdk';
import { SearchField, VisuallyHidden, fontSize, layer, radius, rem, resolveTokens, space } from '#ui';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';

/** In ms. */
const debounce = 150;
const mostResults = 10;

const Box = styled('div')({ position: 'relative' });

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

/** The search in the documentation of an entity. Its results are links below the field; the arrow keys move between them. */
export function DocsSearch({ entityRef, title }: { entityRef: CompoundEntityRef; title: string }) {
  const { t } = useTranslationRef(readerTranslationRef);
  const searchApi = useOptionalApi(searchApiRef);
  const analytics = useAnalytics();
  const box = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { namespace, kind, name } = entityRef;
  const query = useQuery<readonly SearchResult[]>({
    queryKey: ['techdocs', 'search', stringifyEntityRef(entityRef), term],
    enabled: searchApi !== undefined && term.trim() !== '',
    retry: false,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      const filters = { namespace, kind, name };
      const request = { term, types: ['techdocs'], filters, pageLimit: mostResults };
      return (await searchApi?.query(request, { signal }))?.results.slice(0, mostResults) ?? [];
    },
  });
  if (!searchApi) return null;
  const results = query.data ?? [];
  const isShown = isOpen && term.trim() !== '';
  const press = (event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape') {
      setOpen(false);
      stops[0]?.focus();
    } else if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && at >= 0) {
      event.preventDefault();
      stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus();
    }
  };
  const label = t('search.placeholder', { entity: title });
  return (
    <Box
      ref={box}
      role="search"
      onKeyDown={press}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchField label={label} placeholder={label} value={term} delay={debounce} onChange={setTerm} />
      {isShown && (
        <Results>
          {results.length === 0 && (
            <p>{t(query.error ? 'search.failed' : query.isFetching ? 'search.searching' : 'search.none')}</p>
          )}
          <ul aria-label={t('search.results')}>
            {results.map(({ document, highlight }, index) => (
              <li key={document.location}>
                <Link
                  to={document.location}
                  onClick={() => {
                    setOpen(false);
                    analytics.captureEvent('discover', document.title, {
                      attributes: { to: document.location },
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
    </Box>
  );
}
