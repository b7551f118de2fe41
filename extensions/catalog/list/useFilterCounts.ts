import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EntityFacetsResponse, QueryEntitiesResponse } from '../protocol';
import { preloadLater, useApi } from '#sdk';
import { catalogApiRef } from '../api/CatalogApi';
import type { CatalogFilterContext, CatalogFilterField } from '../blueprints/CatalogFilterField';
import { useCatalogQuery } from '../query/useCatalogQuery';
import { fullTextFields } from './entityListRequests';
import { PREDICATE } from './filterFields';
import type { FilterChoices } from './filterChoices';
import { createFacetQuery } from './facetQuery';
import { type FacetBatch, planFacets } from './planFacets';
import type { FacetCounts, tallyFacets } from './tallyFacets';

/** The number of entities for each value, by field key. */
export type CountsByKey = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The counts of all filters, and their loading state. */
export interface FilterCounts {
  /** The values that users can select. */
  values: CountsByKey;
  /** The number of entities for each value. A filter without an entry shows no counts. */
  counts: CountsByKey;
  loading: boolean;
  error: Error | null;
  retry: () => void;
}

/** The query for filter counts. */
export interface FilterCountsQuery {
  fields: readonly CatalogFilterField[];
  choices: FilterChoices;
  text: string;
  context: CatalogFilterContext;
  /** The counts of the personal lists, which have no facet. */
  listCounts: ReadonlyMap<string, number>;
}

const none: FacetCounts = new Map();
/** Values are not counted for larger search results. */
const maxTallied = 500;

/** Counts the values of each filter with the other filters applied, in as few requests as possible. */
export function useFilterCounts(query: FilterCountsQuery, enabled: boolean): FilterCounts {
  const { fields, choices, text, context, listCounts } = query;
  const searching = text.trim() !== '';
  const plan = planFacets(fields, choices, context);
  const loaded = useLoadedCounts(plan ?? [], enabled);
  const found = useFoundEntities(fields, text, enabled && searching);
  const tallied = useMemo(
    () =>
      found && found.totalItems <= maxTallied
        ? found.tally(found.items, fields, choices, context)
        : undefined,
    [found, fields, choices, context],
  );
  const counts = keyByFilter(fields, searching ? (tallied ?? none) : loaded.counts);
  return {
    values: keyByFilter(fields, loaded.counts),
    counts: counts.set('user', listCounts),
    loading: loaded.loading || !enabled || plan === undefined,
    error: loaded.error,
    retry: loaded.retry,
  };
}

function keyByFilter(
  fields: readonly CatalogFilterField[],
  facets: FacetCounts,
): Map<string, ReadonlyMap<string, number>> {
  return new Map(
    fields.flatMap(({ key, facet }) => {
      const values = facet === undefined ? undefined : facets.get(facet);
      return values ? [[key, values]] : [];
    }),
  );
}

type LoadedCounts = Pick<FilterCounts, 'loading' | 'error' | 'retry'> & { counts: FacetCounts };

/** Loads all batches with one query. Batches that are in the cache are shown while the others load, and if others fail. */
function useLoadedCounts(batches: FacetBatch[], enabled: boolean): LoadedCounts {
  const catalogApi = useApi(catalogApiRef);
  const client = useQueryClient();
  const queries = batches.map((batch) => createFacetQuery(catalogApi, batch));
  const { data, error, isPending, isError, refetch } = useQuery({
    queryKey: ['catalog', 'filter-counts', queries.map(({ queryKey }) => queryKey)],
    queryFn: () => Promise.all(queries.map((query) => client.fetchQuery(query))),
    // Each batch is retried.
    retry: false,
    enabled,
  });
  const responses =
    data ?? queries.map(({ queryKey }) => client.getQueryData<EntityFacetsResponse>(queryKey));
  return {
    counts: mergeFacets(responses),
    loading: isPending && !isError,
    error,
    retry: () => void refetch(),
  };
}

function mergeFacets(responses: ReadonlyArray<EntityFacetsResponse | undefined>): FacetCounts {
  const facets = responses.flatMap((response) => Object.entries(response?.facets ?? {}));
  return new Map(
    facets.map(([facet, values]) => [facet, new Map(values.map(({ value, count }) => [value, count]))]),
  );
}

const loadTally = preloadLater(() => import('./tallyFacets'));

/** The results of a search, with the function that counts them. Loaded only for a search. */
interface FoundEntities extends QueryEntitiesResponse {
  tally: typeof tallyFacets;
}

function useFoundEntities(
  fields: readonly CatalogFilterField[],
  text: string,
  enabled: boolean,
): FoundEntities | undefined {
  const wanted = useMemo(() => {
    // A predicate can be about any field.
    if (fields.some(({ key }) => key === PREDICATE)) return [];
    const facets = fields.map(({ facet }) => facet).filter((facet) => facet !== undefined);
    const roots = facets.map((facet) => (facet.startsWith('relations.') ? 'relations' : facet));
    return [...new Set(['kind', 'metadata.name', 'metadata.namespace', 'metadata.annotations', ...roots])];
  }, [fields]);
  const { data } = useCatalogQuery<FoundEntities>({
    queryKey: ['found', text, wanted],
    enabled,
    load: async (catalogApi, options) => {
      const [response, { tallyFacets: tally }] = await Promise.all([
        catalogApi.queryEntities(
          { fullTextFilter: { term: text, fields: fullTextFields }, fields: wanted, limit: maxTallied },
          options,
        ),
        loadTally(),
      ]);
      return { ...response, tally };
    },
  });
  return data;
}
