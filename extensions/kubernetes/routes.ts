import { createRouteRef } from '#sdk';

/** The tab of an entity. */
export const kubernetesRouteRef = createRouteRef();
