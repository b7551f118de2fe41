import { createRouteRef } from '#sdk';

/** The search page. */
export const searchRouteRef = createRouteRef();
