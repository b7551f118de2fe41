import { useLocation } from 'react-router-dom';
import { useMemo } from 'react';
import { type Entity, parseEntityRef } from '#model';
import { appTreeApiRef, useApi } from '#sdk';
import { useCatalogQuery } from '#extensions/catalog/components';
import { findEntityOnScreen } from './findEntityOnScreen';

/** Loads an entity, or takes the one that its page has loaded. `null` if there is none. An empty ref loads nothing. */
export function useLoadedEntity(entityRef: string) {
  return useCatalogQuery<Entity | null>({
    // The key of the entity page, so that its entity is not loaded again.
    queryKey: ['entity', entityRef],
    load: async (catalogApi, request) =>
      (await catalogApi.getEntityByRef(parseEntityRef(entityRef), request)) ?? null,
    enabled: entityRef !== '',
    retry: false,
  });
}

/** Returns the entity whose page is open, once it is loaded. `isWanted` is false if there is no use for it. */
export function useEntityOnScreen(isWanted: boolean): Entity | undefined {
  const { tree } = useApi(appTreeApiRef).getTree();
  const { pathname } = useLocation();
  const entityRef = useMemo(
    () => (isWanted ? findEntityOnScreen(tree, pathname) : undefined) ?? '',
    [isWanted, tree, pathname],
  );
  const { data } = useLoadedEntity(entityRef);
  return entityRef === '' ? undefined : (data ?? undefined);
}
