import { catalogServiceRef, createBackendPlugin, type BackendPlugin, type CatalogFollowing } from '#backend';
import { createScmIntegrations } from '#model';
import { catalogBackend } from '../../backend';
import { createCatalogService } from '../createCatalogService';
import type { CatalogReader, PrintedEntity, PrintingReader } from '../ports/reader';
import type { CatalogIngestion } from '../ports/store';
import { resolveReadLimit } from '../readLimit';
import { restrictReader } from '../restrictReader';
import { catalogRoutes } from '../routes';

type TestIngestion = Omit<CatalogIngestion, 'start' | 'stop'>;

/** Creates the catalog's server side with the given reader methods and no tables. Other methods return nothing. */
export function createTestCatalogBackend(
  given: Partial<CatalogReader> = {},
  ingestion: Partial<TestIngestion> = {},
): BackendPlugin {
  const reader: CatalogReader = { ...emptyReader, ...given };
  return createBackendPlugin({
    pluginId: catalogBackend.pluginId,
    permissions: catalogBackend.permissions,
    register({ router, registry, auth, permissions, reader: addresses, parseYaml }) {
      registry.provide(catalogServiceRef, createCatalogService(reader, permissions, noChanges));
      catalogRoutes(router, {
        readerOf: (request) =>
          restrictReader(printLists(reader), resolveReadLimit(permissions, auth.callerOf(request))),
        ingestion: { ...noIngestion, ...ingestion },
        isReadOnly: () => false,
        analysis: { reader: addresses, parseYaml, integrations: () => createScmIntegrations(undefined) },
      });
    },
  });
}

function printLists(reader: CatalogReader): PrintingReader {
  const print = (item: unknown): PrintedEntity => JSON.stringify(item);
  return {
    ...reader,
    async entities(request) {
      const { entities, hasMore } = await reader.entities(request);
      return { first: entities.map(print).join(','), hasMore };
    },
    async queryEntities(request) {
      const { items, ...rest } = await reader.queryEntities(request);
      return { ...rest, items: items.map(print) };
    },
    entitiesByRefs: async (request) =>
      (await reader.entitiesByRefs(request)).map((entity) => (entity === null ? null : print(entity))),
  };
}

const noChanges: CatalogFollowing = {
  changes: async (after) => ({ items: [], cursor: after ?? '' }),
  changedRefs: async (after) => ({ refs: [], cursor: after ?? '' }),
  latestChange: async () => '',
};

const noIngestion: TestIngestion = {
  refresh: async () => {},
  removeEntity: async () => false,
  addLocation: async () => undefined,
  previewLocation: async () => ({ exists: false, entities: [], errors: [] }),
  removeLocation: async () => 'unknown',
  previewRemoval: async () => undefined,
};

const emptyReader: CatalogReader = {
  entities: async () => ({ entities: [], hasMore: false }),
  queryEntities: async () => ({ items: [], totalItems: 0, pageInfo: {} }),
  entitiesByRefs: async ({ refs }) => refs.map(() => null),
  entityByRef: async () => undefined,
  entityByUid: async () => undefined,
  ancestry: async () => undefined,
  facets: async ({ facets }) => Object.fromEntries(facets.map((facet) => [facet, []])),
  refs: async () => [],
  locations: async () => [],
  queryLocations: async () => ({ items: [], totalItems: 0, pageInfo: {} }),
  location: async () => undefined,
  locationOfEntity: async () => 'unknown-entity',
};
