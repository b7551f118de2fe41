import { type ReactNode, useMemo } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { AnalyticsContext } from '#sdk';
import { readEntity } from '../protocol';
import { EntityContext, type EntityLoadingStatus } from './entityContext';

/** Props of {@link AsyncEntityProvider}. */
export interface AsyncEntityProviderProps extends EntityLoadingStatus {
  /** The ref that was loaded. It replaces a missing kind, namespace or name of the entity. */
  requestedRef?: string;
  children: ReactNode;
}

/**
 * Provides the loading state of an entity to `useAsyncEntity`, and its ref to analytics. Reads the entity with `readEntity`, so
 * that the components inside can rely on the types of its fields.
 */
export function AsyncEntityProvider(props: AsyncEntityProviderProps) {
  const { children, entity: loaded, loading, error, refresh, requestedRef } = props;
  const read = useMemo(() => loaded && readEntity(loaded, requestedRef), [loaded, requestedRef]);
  const status = useMemo(
    () => ({ entity: read?.entity, raw: loaded, problems: read?.problems ?? [], loading, error, refresh }),
    [read, loaded, loading, error, refresh],
  );
  const entityRef = read && stringifyEntityRef(read.entity);
  return (
    <EntityContext.Provider value={status}>
      <AnalyticsContext attributes={entityRef ? { entityRef } : {}}>{children}</AnalyticsContext>
    </EntityContext.Provider>
  );
}

/** Provides a loaded entity to `useEntity`. */
export function EntityProvider({ entity, children }: { entity?: Entity; children: ReactNode }) {
  return (
    <AsyncEntityProvider entity={entity} loading={entity === undefined}>
      {children}
    </AsyncEntityProvider>
  );
}
