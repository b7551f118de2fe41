import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type UIEvent, useId, useState } from 'react';
import { type Entity, safeParseEntityRef, stringifyEntityRef } from '#model';
import type { QueryEntitiesResponse } from '../protocol';
import { useApi, useTranslationRef } from '#sdk';
import { SearchField, fontSize, fontWeight, radius, rem, resolveTokens, space, useFormatNumber } from '#ui';
import { type CatalogApi, type QueryEntitiesRequest, catalogApiRef } from '../api/CatalogApi';
import { EntityDisplayName } from '../presentation/EntityDisplayName';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { presentationFields } from '../presentation/createEntitySnapshot';
import { readOwner } from '../list/filterFields';
import { FilterNotice } from './FilterNotice';

const pageSize = 20;
const searchFields = ['metadata.name', 'kind', 'spec.profile.displayName', 'metadata.title'];

const Section = styled('section')(({ theme }) => {
  const { accent, line, surface, text } = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[1],
    borderTop: `1px solid ${line.subtle}`,
    padding: `${space[2]}px 0 ${space[3]}px`,
    '& h2': { margin: `0 ${space[1]}px`, fontSize: rem(fontSize.sm), fontWeight: fontWeight.medium },
    '& ul': { maxHeight: 28 * 7, margin: 0, padding: 0, listStyle: 'none', overflowY: 'auto' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      minHeight: 28,
      padding: `0 ${space[1]}px`,
      borderRadius: radius.control,
      fontSize: rem(fontSize.sm),
      cursor: 'pointer',
      '&:hover': { backgroundColor: surface.muted },
      '& > span': { flex: 1, minWidth: 0 },
    },
    '& input[type="checkbox"]': { flex: 'none', width: 16, height: 16, margin: 0, accentColor: accent.fill },
    '& small': { fontSize: rem(fontSize.xs), fontVariantNumeric: 'tabular-nums', color: text.secondary },
  };
});

/** Offers all users and groups as owners. The backend searches them, and scrolling loads more pages. */
export function AllOwnersFilter() {
  const formatNumber = useFormatNumber();
  const { t } = useTranslationRef(catalogTranslationRef);
  const { values, setValues, counts } = useCatalogFilter('owners');
  const [term, setTerm] = useState('');
  const id = useId();
  const { entities, loadMore, error, retry } = useAllOwners(term);
  const chosen = values.flatMap(readOwner);
  const others = entities.filter((entity) => !chosen.includes(stringifyEntityRef(entity)));
  const toggle = (ref: string) =>
    setValues(chosen.includes(ref) ? chosen.filter((one) => one !== ref) : [...chosen, ref]);
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('filters.owner')}</h2>
      <SearchField size="small" label={t('filters.searchOwners')} value={term} onChange={setTerm} />
      <ul aria-labelledby={id} onScroll={(event) => isAtEnd(event) && loadMore()}>
        {[...chosen, ...others].map((owner) => {
          const ref = typeof owner === 'string' ? owner : stringifyEntityRef(owner);
          return (
            <li key={ref}>
              <label>
                <input type="checkbox" checked={chosen.includes(ref)} onChange={() => toggle(ref)} />
                <EntityDisplayName entityRef={owner} {...kindOf(owner)} />
                {counts && <small>{formatNumber(counts.get(ref) ?? 0)}</small>}
              </label>
            </li>
          );
        })}
      </ul>
      {error && <FilterNotice text={t('filters.valuesFailed')} onRetry={retry} />}
    </Section>
  );
}

interface AllOwners {
  entities: Entity[];
  loadMore: () => void;
  error: Error | null;
  retry: () => void;
}

function useAllOwners(term: string): AllOwners {
  const catalogApi = useApi(catalogApiRef);
  const { data, hasNextPage, fetchNextPage, error, refetch } = useInfiniteQuery({
    queryKey: ['catalog', 'all-owners', term],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => loadPage(catalogApi, term, pageParam, signal),
    getNextPageParam: (page) => page.pageInfo.nextCursor,
  });
  return {
    error,
    retry: () => void refetch(),
    entities: data?.pages.flatMap(({ items }) => items) ?? [],
    loadMore: () => {
      if (hasNextPage) void fetchNextPage();
    },
  };
}

function loadPage(
  catalogApi: CatalogApi,
  term: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<QueryEntitiesResponse> {
  const page = { limit: pageSize, fields: presentationFields };
  const request: QueryEntitiesRequest =
    cursor === undefined
      ? {
          ...page,
          filter: { kind: ['user', 'group'] },
          orderFields: [{ field: 'metadata.name', order: 'asc' }],
          ...(term.trim() !== '' && { fullTextFilter: { term, fields: searchFields } }),
        }
      : { ...page, cursor };
  return catalogApi.queryEntities(request, { signal });
}

/** Hides the kind in refs, because the icon shows whether it is a user or a group. */
function kindOf(owner: Entity | string): { defaultKind?: string } {
  const parsed = typeof owner === 'string' ? safeParseEntityRef(owner) : undefined;
  return parsed?.ok ? { defaultKind: parsed.value.kind } : {};
}

/** True shortly before the end, so that users can scroll without a pause. */
function isAtEnd({ currentTarget: list }: UIEvent<HTMLElement>): boolean {
  return list.scrollTop + list.clientHeight >= list.scrollHeight - 56;
}
