import { createRouteRef } from '#sdk';

/** The page of developer tools. */
export const devtoolsRouteRef = createRouteRef();
