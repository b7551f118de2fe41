import { createExternalRouteRef, createRouteRef } from '#sdk';

/** The list of APIs. */
export const apiDocsRouteRef = createRouteRef();

/** The page for registering an existing API. */
export const registerApiRouteRef = createExternalRouteRef({ defaultTarget: 'catalog-import.importPage' });

/** The definition of an API, a tab of its page. */
export const definitionRouteRef = createRouteRef();
