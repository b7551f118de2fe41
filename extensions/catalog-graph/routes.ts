import { createExternalRouteRef, createRouteRef } from '#sdk';

/** The page of the graph. */
export const catalogGraphRouteRef = createRouteRef();

/** The page of an entity, which the nodes link to. */
export const catalogEntityRouteRef = createExternalRouteRef({
  params: ['namespace', 'kind', 'name'],
  defaultTarget: 'catalog.catalogEntity',
});
