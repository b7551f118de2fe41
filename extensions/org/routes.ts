import { createExternalRouteRef } from '#sdk';

/** The catalogue page, which the ownership card leads to. */
export const catalogIndexRouteRef = createExternalRouteRef({ defaultTarget: 'catalog.catalogIndex' });
