import { createRouteRef } from '#sdk';

/** The developer tools page. */
export const devtoolsRouteRef = createRouteRef();
