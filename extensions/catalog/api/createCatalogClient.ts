import { createLazyApi } from '#sdk';
import type { CatalogApi } from './CatalogApi';
import { CatalogClient } from './CatalogClient';
import { type LocationMethods, locationMethods } from './locationMethods';
import type { CatalogTransport } from './sendCatalogRequest';

/** Creates the client of a catalog backend. */
export function createCatalogClient(transport: CatalogTransport): CatalogApi {
  const load = async () => new (await import('./LocationClient')).LocationClient(transport);
  return Object.assign(new CatalogClient(transport), createLazyApi<LocationMethods>(load, locationMethods));
}
