import { useQuery } from '@tanstack/react-query';
import type { EntityFacetsResponse } from '../protocol';
import { useApi } from '#sdk';
import { catalogApiRef } from '../api/CatalogApi';
import { createFacetQuery } from './facetQuery';

const allKinds = { facets: ['kind'], conditions: {} };

/** Loads the kinds in the catalog, as they are spelled in entities. */
export function useCatalogKinds() {
  const catalogApi = useApi(catalogApiRef);
  return useQuery({ ...createFacetQuery(catalogApi, allKinds), select: listKinds });
}

function listKinds({ facets }: EntityFacetsResponse): string[] {
  return (facets['kind'] ?? []).map(({ value }) => value);
}
