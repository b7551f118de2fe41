/** Apart, so that only a portal with analytics loads it. */
export { RouteTracker } from '#sdk';
