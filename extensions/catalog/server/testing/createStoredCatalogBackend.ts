import { catalogServiceRef, createBackendPlugin, searchIndexRef, type BackendPlugin } from '#backend';
import { catalogBackend } from '../../backend';
import { createCatalogService } from '../createCatalogService';
import type { CatalogTables } from '../ports/catalogTables';
import { createCatalogReader, createFollowing } from '../query';
import { createCatalogCollator, DEFAULT_LOCATION_TEMPLATE } from '../search';

/** Creates the server side of a catalog that serves what is stored, to other plugins only, and reads no locations. */
export function createStoredCatalogBackend(): BackendPlugin {
  return createBackendPlugin({
    pluginId: catalogBackend.pluginId,
    permissions: catalogBackend.permissions,
    register({ registry, permissions, lifecycle, catalog, database }) {
      const stored = database<CatalogTables>();
      const service = createCatalogService(createCatalogReader(stored), permissions, createFollowing(stored));
      registry.provide(catalogServiceRef, service);
      lifecycle.onStart(async () =>
        registry
          .find(searchIndexRef)
          ?.add(createCatalogCollator(catalog, () => ({ locationTemplate: DEFAULT_LOCATION_TEMPLATE }))),
      );
    },
  });
}
