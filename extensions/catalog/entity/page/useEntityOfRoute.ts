import { useCallback } from 'react';
import { stringifyEntityRef, type Entity } from '#model';
import { useRouteRefParams } from '#sdk';
import type { EntityLoadingStatus } from '../../context/entityContext';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { entityRouteRef } from '../../routes';

/** Loads the entity that the address names. `entityRef` is full and lower-case. */
export function useEntityOfRoute(): EntityLoadingStatus & { entityRef: string } {
  const params = useRouteRefParams(entityRouteRef);
  const entityRef = stringifyEntityRef(params);
  const { data, error, isPending, refetch } = useCatalogQuery<Entity | null>({
    queryKey: ['entity', entityRef],
    load: async (catalogApi, options) => (await catalogApi.getEntityByRef(params, options)) ?? null,
  });
  const refresh = useCallback(() => void refetch(), [refetch]);
  return {
    entityRef,
    entity: data ?? undefined,
    loading: isPending,
    error: error ?? undefined,
    refresh,
  };
}
