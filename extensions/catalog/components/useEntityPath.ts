import { useCallback } from 'react';
import { type CompoundEntityRef, type Entity, getCompoundEntityRef } from '#model';
import { useRouteRef } from '#sdk';
import { entityRouteRef } from '../routes';

/** The route parameters of an entity's page: kind and namespace in lower case, the name as it is. */
export function entityRouteParams(entityOrRef: Entity | CompoundEntityRef) {
  const { kind, namespace, name } =
    'metadata' in entityOrRef ? getCompoundEntityRef(entityOrRef) : entityOrRef;
  return {
    kind: kind.toLocaleLowerCase('en-US'),
    namespace: namespace.toLocaleLowerCase('en-US'),
    name,
  };
}

/** Gives the path of an entity's page; `undefined` where no such page is installed. */
export function useEntityPath(): (entityOrRef: Entity | CompoundEntityRef) => string | undefined {
  const route = useRouteRef(entityRouteRef);
  return useCallback((entityOrRef) => route?.(entityRouteParams(entityOrRef)), [route]);
}
