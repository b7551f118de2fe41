import { createExternalRouteRef, createRouteRef } from '#sdk';

/** The home page. */
export const homeRouteRef = createRouteRef();

/** The page that adds entities, linked where the user owns none. */
export const registerComponentRouteRef = createExternalRouteRef({
  defaultTarget: 'catalog-import.importPage',
});
