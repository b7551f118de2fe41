import { useCallback, useDeferredValue, useMemo } from 'react';
import { stringifyEntityRef } from '#model';
import { useRouteRefParams } from '#sdk';
import type { EntityLoadingStatus } from '../../context/entityContext';
import { entityQuery } from '../../query/entityQuery';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { type QueryFailure, useQueryFailure } from '../../query/useQueryFailure';
import { entityRouteRef } from '../../routes';

/**
 * Loads the entity of the current route. A loaded entity is rendered in steps, so that a page with many parts does not block the
 * browser.
 */
export function useEntityOfRoute(): EntityLoadingStatus & {
  requestedRef: string;
  failure: QueryFailure | undefined;
} {
  const params = useRouteRefParams(entityRouteRef);
  const requestedRef = stringifyEntityRef(params);
  const query = useCatalogQuery(entityQuery(params));
  const { data, error, isPending, refetch } = query;
  const failure = useQueryFailure(query);
  const refresh = useCallback(() => void refetch(), [refetch]);
  const status = useMemo(
    () => ({
      requestedRef,
      entity: data ?? undefined,
      loading: isPending,
      error: error ?? undefined,
      refresh,
    }),
    [requestedRef, data, isPending, error, refresh],
  );
  return { ...useDeferredValue(status), failure };
}
