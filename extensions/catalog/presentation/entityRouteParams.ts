import { type CompoundEntityRef, type Entity, getCompoundEntityRef } from '#model';

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
