import { useQuery } from '@tanstack/react-query';
import type { EntityFacetsResponse } from '#protocol';
import { useApi } from '#sdk';
import { catalogApiRef } from '../api/CatalogApi';
import { createFacetQuery } from './facetQuery';

const allKinds = { facets: ['kind'], conditions: {} };

/** The kinds that the catalogue has entities of, as their entities write them. */
export function useCatalogKinds() {
  const catalogApi = useApi(catalogApiRef);
  return useQuery({ ...createFacetQuery(catalogApi, allKinds), select: listKinds });
}

function listKinds({ facets }: EntityFacetsResponse): string[] {
  return (facets['kind'] ?? []).map(({ value }) => value);
}
