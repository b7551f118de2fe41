import { useCallback } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { useRouteRefParams } from '#sdk';
import type { EntityLoadingStatus } from '../../context/entityContext';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { type QueryFailure, useQueryFailure } from '../../query/useQueryFailure';
import { entityRouteRef } from '../../routes';

/** Loads the entity of the current route. */
export function useEntityOfRoute(): EntityLoadingStatus & {
  requestedRef: string;
  failure: QueryFailure | undefined;
} {
  const params = useRouteRefParams(entityRouteRef);
  const entityRef = stringifyEntityRef(params);
  const query = useCatalogQuery<Entity | null>({
    queryKey: ['entity', entityRef],
    load: async (catalogApi, options) => (await catalogApi.getEntityByRef(params, options)) ?? null,
  });
  const { data, error, isPending, refetch } = query;
  const failure = useQueryFailure(query);
  const refresh = useCallback(() => void refetch(), [refetch]);
  return {
    requestedRef: entityRef,
    failure,
    entity: data ?? undefined,
    loading: isPending,
    error: error ?? undefined,
    refresh,
  };
}
