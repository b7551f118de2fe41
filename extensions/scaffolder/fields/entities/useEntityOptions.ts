import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Entity, safeParseEntityRef, stringifyEntityRef } from '#model';
import { identityApiRef, useApi } from '#sdk';
import {
  catalogApiRef,
  type CatalogApi,
  type EntityFilterQuery,
  useStarredEntities,
} from '../../../catalog/public';
import { useDebounced } from '../frame/useDebounced';
import { useRecentEntities } from './useRecentEntities';

/** Which entities to offer. */
export interface EntitySearch {
  filter: EntityFilterQuery | undefined;
  /** What the user typed. */
  term: string;
  /** Whether to load. */
  isEnabled: boolean;
  /** Whether to offer recent, own and starred entities first. */
  hasSuggestions: boolean;
}

/** The entities that match. */
export interface EntityOptions {
  suggested: readonly Entity[];
  entities: readonly Entity[];
  /** The number of entities in the catalog that match. */
  total: number;
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
  loadMore: () => void;
}

const pageSize = 50;
const searchDelay = 200;
const maxSuggested = 8;
const fields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'spec.profile.displayName',
  'spec.type',
];
const searchedFields = ['metadata.name', 'metadata.title', 'spec.profile.displayName'];
const none: readonly Entity[] = [];

/** Searches the catalog for the entities that a field offers. More pages are loaded on demand. */
export function useEntityOptions(search: EntitySearch): EntityOptions {
  const { filter, isEnabled, hasSuggestions } = search;
  const catalogApi = useApi(catalogApiRef);
  const term = useDebounced(nameOf(search.term.trim()), searchDelay);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['scaffolder', 'entity-options', filter ?? null, term],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam: cursor, signal }) =>
        catalogApi.queryEntities(
          cursor === undefined
            ? {
                fields,
                limit: pageSize,
                orderFields: [{ field: 'metadata.name', order: 'asc' }],
                ...(filter && { filter }),
                ...(term !== '' && { fullTextFilter: { term, fields: searchedFields } }),
              }
            : { cursor, fields, limit: pageSize },
          { signal },
        ),
      getNextPageParam: ({ pageInfo }) => pageInfo.nextCursor,
      enabled: isEnabled,
      placeholderData: keepPreviousData,
    });
  const suggested = useSuggestedEntities(filter, isEnabled && hasSuggestions);
  const entities = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? none, [data]);
  const isWaiting = nameOf(search.term.trim()) !== term;
  return {
    suggested: term === '' && !isWaiting ? suggested : none,
    entities,
    total: data?.pages[0]?.totalItems ?? entities.length,
    isLoading: isEnabled && ((isFetching && !isFetchingNextPage) || isWaiting),
    error: isFetching ? null : error,
    retry: () => void refetch(),
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}

/** The catalog is searched for names, so the rest of a ref is left out. */
function nameOf(term: string): string {
  if (!/[:/]/.test(term)) return term;
  const parsed = safeParseEntityRef(term, { defaultKind: 'any' });
  return parsed.ok ? parsed.value.name : term.replace(/^.*[:/]/s, '');
}

function useSuggestedEntities(filter: EntityFilterQuery | undefined, isEnabled: boolean): readonly Entity[] {
  const catalogApi = useApi(catalogApiRef);
  const identityApi = useApi(identityApiRef);
  const recent = useRecentEntities();
  const { starredEntities } = useStarredEntities();
  const starred = useMemo(() => [...starredEntities], [starredEntities]);
  // The order stays while the form is open.
  const [recentRefs] = useState(recent.read);
  const { data } = useQuery({
    queryKey: ['scaffolder', 'suggested-entities', filter ?? null, recentRefs, starred],
    queryFn: async ({ signal }) => {
      const { ownershipEntityRefs } = await identityApi.getBackstageIdentity();
      const entityRefs = [...new Set([...recentRefs, ...ownershipEntityRefs, ...starred])].slice(0, 100);
      const [known, owned] = await Promise.all([
        loadMatching(catalogApi, { entityRefs, filter, signal }),
        loadOwned(catalogApi, { filter, owners: ownershipEntityRefs, signal }),
      ]);
      const isRecent = (entity: Entity): boolean => recentRefs.includes(stringifyEntityRef(entity));
      return uniqueEntities([
        ...known.filter(isRecent),
        ...known.filter((entity) => ownershipEntityRefs.includes(stringifyEntityRef(entity))),
        ...owned,
        ...known,
      ]).slice(0, maxSuggested);
    },
    enabled: isEnabled,
    staleTime: 60_000,
    retry: false,
  });
  return data ?? none;
}

interface SuggestionRequest {
  filter: EntityFilterQuery | undefined;
  signal: AbortSignal;
}

async function loadMatching(
  catalogApi: CatalogApi,
  { entityRefs, filter, signal }: SuggestionRequest & { entityRefs: string[] },
): Promise<Entity[]> {
  if (entityRefs.length === 0) return [];
  const { items } = await catalogApi.getEntitiesByRefs(
    { entityRefs, fields, ...(filter && { filter }) },
    { signal },
  );
  return items.filter((item) => item !== undefined && item !== null);
}

async function loadOwned(
  catalogApi: CatalogApi,
  { filter, owners, signal }: SuggestionRequest & { owners: readonly string[] },
): Promise<Entity[]> {
  if (owners.length === 0) return [];
  const groups = filter === undefined ? [{}] : [filter].flat();
  const owned = groups.map((group) => ({ ...group, 'relations.ownedBy': [...owners] }));
  const { items } = await catalogApi.queryEntities(
    {
      fields,
      filter: owned,
      limit: maxSuggested,
      orderFields: [{ field: 'metadata.name', order: 'asc' }],
      totalItems: 'exclude',
    },
    { signal },
  );
  return items;
}

function uniqueEntities(entities: readonly Entity[]): Entity[] {
  return [...new Map(entities.map((entity) => [stringifyEntityRef(entity), entity])).values()];
}
