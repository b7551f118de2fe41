import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EntityFacetsResponse, QueryEntitiesResponse } from '#protocol';
import { useApi } from '#sdk';
import { catalogApiRef } from '../api/CatalogApi';
import type { CatalogFilterContext, CatalogFilterField } from '../blueprints/CatalogFilterField';
import { useCatalogQuery } from '../query/useCatalogQuery';
import type { CatalogListState } from './catalogListState';
import { fullTextFields } from './entityListRequests';
import { createFacetQuery } from './facetQuery';
import { type FacetBatch, planFacets } from './facetPlan';
import type { FacetCounts, tallyFacets } from './tallyFacets';

/** The counts of all filters, as far as they are known. */
export interface FacetResult {
  /** The values that there are to choose from, by facet. */
  values: FacetCounts;
  /** How many each value gives. Without a facet there is no count to show, for a wrong one would be worse. */
  counts: FacetCounts;
  loading: boolean;
  error: Error | null;
  retry: () => void;
}

const none: FacetCounts = new Map();
/** A search that finds more is not counted by value. */
const mostTallied = 500;

/** Counts the values of every filter under the other filters, in as few requests as possible. */
export function useFacetCounts(
  fields: readonly CatalogFilterField[],
  { filters, text }: Pick<CatalogListState, 'filters' | 'text'>,
  context: CatalogFilterContext,
  enabled: boolean,
): FacetResult {
  const searching = text.trim() !== '';
  const plan = planFacets(fields, filters, context);
  const asked = useAskedCounts(plan ?? [], enabled);
  const found = useFoundEntities(fields, text, enabled && searching);
  const tallied = useMemo(
    () =>
      found && found.totalItems <= mostTallied
        ? found.tally(found.items, fields, filters, context)
        : undefined,
    [found, fields, filters, context],
  );
  const loading = asked.loading || !enabled || plan === undefined;
  return { ...asked, loading, counts: searching ? (tallied ?? none) : asked.counts };
}

function useAskedCounts(batches: FacetBatch[], enabled: boolean): FacetResult {
  const catalogApi = useApi(catalogApiRef);
  return useQueries({
    queries: batches.map((batch) => ({ ...createFacetQuery(catalogApi, batch), enabled })),
    combine: combineResults,
  });
}

function combineResults(results: Array<UseQueryResult<EntityFacetsResponse>>): FacetResult {
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const { data } of results) {
    for (const [facet, values] of Object.entries(data?.facets ?? {}))
      counts.set(facet, new Map(values.map(({ value, count }) => [value, count])));
  }
  const failed = results.filter(({ error }) => error !== null);
  return {
    counts,
    values: counts,
    loading: results.some(({ isPending, isError }) => isPending && !isError),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** What a search found, with what counts it: nobody needs that before they search. */
interface FoundEntities extends QueryEntitiesResponse {
  tally: typeof tallyFacets;
}

function useFoundEntities(
  fields: readonly CatalogFilterField[],
  text: string,
  enabled: boolean,
): FoundEntities | undefined {
  const wanted = useMemo(() => {
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
          { fullTextFilter: { term: text, fields: fullTextFields }, fields: wanted, limit: mostTallied },
          options,
        ),
        import('./tallyFacets'),
      ]);
      return { ...response, tally };
    },
  });
  return data;
}
