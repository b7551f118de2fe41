import type { CatalogApi } from './CatalogApi';

/** The methods for locations and descriptors. Lists of entities do not need them, so they are loaded when they are called. */
export const locationMethods = [
  'getLocations',
  'getLocationById',
  'getLocationByRef',
  'getLocationByEntity',
  'addLocation',
  'getLocationRemoval',
  'removeLocationById',
  'validateEntity',
  'analyzeLocation',
] as const;

/** The part of `CatalogApi` for locations and descriptors. */
export type LocationMethods = Pick<CatalogApi, (typeof locationMethods)[number]>;
