/** A separate module, so that only portals with analytics load it. */
export { RouteTracker } from '#sdk';
