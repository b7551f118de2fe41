import { useCallback } from 'react';
import { type CompoundEntityRef, type Entity, getCompoundEntityRef } from '#model';
import { useRouteRef } from '#sdk';
import { entityRouteRef } from '../routes';

/** Returns the route parameters of an entity page, with kind and namespace in lower case. */
export function entityRouteParams(entityOrRef: Entity | CompoundEntityRef) {
  const { kind, namespace, name } =
    'metadata' in entityOrRef ? getCompoundEntityRef(entityOrRef) : entityOrRef;
  return {
    kind: kind.toLocaleLowerCase('en-US'),
    namespace: namespace.toLocaleLowerCase('en-US'),
    name,
  };
}

/** Returns a function that resolves the path of an entity page, or `undefined` if no such page is installed. */
export function useEntityPath(): (entityOrRef: Entity | CompoundEntityRef) => string | undefined {
  const route = useRouteRef(entityRouteRef);
  return useCallback((entityOrRef) => route?.(entityRouteParams(entityOrRef)), [route]);
}
