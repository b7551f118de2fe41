import { useCallback } from 'react';
import type { CompoundEntityRef, Entity } from '#model';
import { useRouteRef } from '#sdk';
import { entityRouteParams } from '../presentation/entityRouteParams';
import { entityRouteRef } from '../routes';

/** Returns a function that resolves the path of an entity page, or `undefined` if no such page is installed. */
export function useEntityPath(): (entityOrRef: Entity | CompoundEntityRef) => string | undefined {
  const route = useRouteRef(entityRouteRef);
  return useCallback((entityOrRef) => route?.(entityRouteParams(entityOrRef)), [route]);
}
