import { catalogServiceRef, searchIndexRef, type BackendServices } from '#backend';
import { createScmIntegrations } from '#model';
import { ANNOTATION_ORIGIN_LOCATION, ANNOTATION_ORPHAN } from '#protocol';
import type { CatalogSettings } from './catalogSettings';
import { catalogRegistrationRef, createCatalogRegistration } from './catalogRegistration';
import { createCatalogService } from './createCatalogService';
import { createIngestion } from './ingestion';
import { createLiveIngestion, type LiveIngestion } from './liveIngestion';
import type { CatalogReader } from './ports/reader';
import type { CatalogTables } from './ports/catalogTables';
import { createCatalogReader, createPrintingReader, createFollowing, ResultCache } from './query';
import { resolveReadLimit } from './readLimit';
import { restrictReader } from './restrictReader';
import { catalogRoutes } from './routes';
import { createLocationRegistry } from './routes/locationRegistry';
import { createCatalogCollator } from './search';
import { createCatalogWriter } from './storage';

type Services = BackendServices<CatalogSettings>;

/** Registers the catalog's routes, its service for other plugins, and its ingestion. */
export function registerCatalog(services: Services): void {
  const { router, auth, permissions, registry, settings, lifecycle, log, reader: addresses } = services;
  const cache = new ResultCache();
  const database = services.database<CatalogTables>();
  const reader = createCatalogReader(database, cache);
  const ingestion = createCatalogIngestion(services, reader);
  registry.provide(catalogServiceRef, createCatalogService(reader, permissions, createFollowing(database)));
  const isReadOnly = (): boolean => settings.current.readonly;
  registry.provide(
    catalogRegistrationRef,
    createCatalogRegistration(createLocationRegistry({ ingestion, isReadOnly }), permissions),
  );
  catalogRoutes(router, {
    readerOf: (request) =>
      restrictReader(
        createPrintingReader(services.database<CatalogTables>(request), cache),
        resolveReadLimit(permissions, auth.callerOf(request)),
      ),
    ingestion,
    isReadOnly,
    analysis: {
      reader: addresses,
      parseYaml: services.parseYaml,
      integrations: () => createScmIntegrations(settings.current.integrations),
    },
  });
  const readAgain = (): void => {
    ingestion
      .restart(settings.current)
      .catch((error: unknown) => log.error('Reading the catalog locations failed.', error));
  };
  lifecycle.onStart(async () => {
    registry
      .find(searchIndexRef)
      ?.add(createCatalogCollator(services.catalog, () => settings.current.search));
    let ingested = printIngestionSettings(settings.current);
    settings.subscribe((changed) => {
      const printed = printIngestionSettings(changed);
      if (printed === ingested) return;
      ingested = printed;
      readAgain();
    });
    addresses.subscribe(readAgain);
    await ingestion.start();
  });
  lifecycle.onStop(() => ingestion.stop());
}

/** Without the settings of search, which reads them for each change. */
function printIngestionSettings({ search: _search, ...ingestion }: CatalogSettings): string {
  return JSON.stringify(ingestion);
}

function createCatalogIngestion(services: Services, reader: CatalogReader): LiveIngestion {
  const database = services.database<CatalogTables>();
  return createLiveIngestion(
    ({ locations, rules, orphanStrategy, interval }) =>
      createIngestion({
        locations,
        rules,
        reader: services.reader,
        parseYaml: services.parseYaml,
        cwd: services.workingFolder,
        interval: interval === false ? undefined : interval,
        watch: interval !== false,
        writer: createCatalogWriter(database, {
          strategy: orphanStrategy,
          orphanAnnotation: ANNOTATION_ORPHAN,
        }),
        findOrigin: async (ref) =>
          (await reader.entityByRef(ref))?.metadata.annotations?.[ANNOTATION_ORIGIN_LOCATION],
        log: services.log,
        shared: database.kind === 'server',
      }),
    services.settings.current,
  );
}
