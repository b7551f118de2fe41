import { type ReactNode, useMemo } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { AnalyticsContext } from '#sdk';
import { EntityContext, type EntityLoadingStatus } from './entityContext';

/** Provides the state of loading an entity to `useAsyncEntity` below, and its ref to analytics. */
export function AsyncEntityProvider(props: EntityLoadingStatus & { children: ReactNode }) {
  const { children, entity, loading, error, refresh } = props;
  const status = useMemo(() => ({ entity, loading, error, refresh }), [entity, loading, error, refresh]);
  const entityRef = entity && stringifyEntityRef(entity);
  return (
    <EntityContext.Provider value={status}>
      <AnalyticsContext attributes={entityRef ? { entityRef } : {}}>{children}</AnalyticsContext>
    </EntityContext.Provider>
  );
}

/** Provides a loaded entity to `useEntity` below. */
export function EntityProvider({ entity, children }: { entity?: Entity; children: ReactNode }) {
  return (
    <AsyncEntityProvider entity={entity} loading={entity === undefined}>
      {children}
    </AsyncEntityProvider>
  );
}
