import { createRouteRef } from '#sdk';

/** The page that registers components. */
export const importPageRouteRef = createRouteRef();
