import { createExternalRouteRef } from '#sdk';

/** The catalog page, which the ownership card links to. */
export const catalogIndexRouteRef = createExternalRouteRef({ defaultTarget: 'catalog.catalogIndex' });
