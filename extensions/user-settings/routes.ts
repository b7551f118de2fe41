import { createRouteRef } from '#sdk';

/** The settings page. */
export const settingsRouteRef = createRouteRef();
