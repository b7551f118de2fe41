import { join, resolve } from 'node:path';
import { searchIndexRef, type BackendServices } from '#backend';
import { stringifyEntityRef, type Entity } from '#model';
import { createBuildLocks } from './build/buildLocks';
import { createGeneratorThreads } from './build/generatorThreads';
import { createSiteBuilder } from './build/createSiteBuilder';
import type { TechdocsTables } from './migrations/createBuildLocks';
import { createFindEntity, nameSite } from './routes/docsEntity';
import { loadMetadata, metadataRoutes } from './routes/metadataRoutes';
import { staticRoutes } from './routes/staticRoutes';
import { syncRoutes } from './routes/syncRoutes';
import { createDocsCollator, printVersion } from './search/createDocsCollator';
import { createSiteVersions } from './search/siteVersions';
import { createLocalStorage } from './storage/createLocalStorage';
import { createS3Storage } from './storage/createS3Storage';
import { createUnsupportedStorage } from './storage/createUnsupportedStorage';
import type { SiteStorage } from './storage/siteStorage';
import { nameStorage, type StorageSettings, type TechdocsSettings } from './techdocsSettings';

/** Registers the routes of documentation, and what builds it. */
export function registerTechdocs(services: BackendServices<TechdocsSettings>): void {
  const { router, auth, catalog, settings, log, lifecycle, registry, reader, workingFolder, dataFolder } =
    services;
  const source = { reader, workingFolder };
  const findEntity = createFindEntity(auth, catalog);
  const keepsCase = (): boolean => settings.current.keepsCase;
  const storage = createCurrentStorage(services);
  const { db } = services.database<TechdocsTables>();
  const siteOf = (entity: Entity) => nameSite(entity, keepsCase());
  const metadataOf = (from: SiteStorage, site: string) => loadMetadata(from, site, log);
  const versions = createSiteVersions(db);
  const builder = createSiteBuilder({
    storage,
    nameSite: siteOf,
    loadMetadata: metadataOf,
    locks: createBuildLocks(db),
    threads: createGeneratorThreads(),
    reader,
    source,
    usesMkdocs: () => settings.current.runIn === 'local',
    folder: join(dataFolder, 'builds'),
    log,
  });
  /** A pipeline or another process can have stored the site, too. */
  const noteVersion = async (entity: Entity): Promise<void> => {
    const metadata = await metadataOf(storage(), siteOf(entity));
    if (metadata) await versions.note(stringifyEntityRef(entity), printVersion(metadata));
  };
  metadataRoutes(router, { findEntity, storage, keepsCase, source, log });
  staticRoutes(router, { findEntity, storage, keepsCase, builds: () => settings.current.builds });
  syncRoutes(router, {
    findEntity,
    async sync(entity, writeLine) {
      if (settings.current.wantsDocker) writeLine(`WARNING - ${NO_DOCKER}`);
      const finish = settings.current.builds ? await builder.sync(entity, writeLine) : { updated: false };
      await noteVersion(entity).catch((error: unknown) => {
        log.warn(`The documentation of '${siteOf(entity)}' is not in the search yet: ${String(error)}`);
      });
      return finish;
    },
  });
  const collator = createDocsCollator({
    catalog,
    versions,
    storage,
    nameSite: siteOf,
    loadMetadata: metadataOf,
    storageName: () => nameStorage(settings.current),
    locationTemplate: () => settings.current.locationTemplate,
  });
  // Without the plugin `search`, there is no index.
  lifecycle.onStart(async () => {
    registry.find(searchIndexRef)?.add(collator);
  });
  lifecycle.onStop(() => builder.stop());
}

const NO_DOCKER =
  "techdocs.generator.runIn is 'docker', but the portal does not use Docker. It builds documentation itself, as with 'embedded'. To use plugins of MkDocs, install mkdocs and set runIn to 'local'.";

/** Returns the storage of the current settings. */
function createCurrentStorage({
  settings,
  workingFolder,
  dataFolder,
}: BackendServices<TechdocsSettings>): () => SiteStorage {
  const create = (wanted: StorageSettings): SiteStorage => {
    if (wanted.type === 'awsS3') return createS3Storage(wanted.bucket, process.env);
    if (wanted.type === 'unsupported') return createUnsupportedStorage(wanted.name);
    const { folder } = wanted;
    return createLocalStorage(
      folder === undefined ? join(dataFolder, 'sites') : resolve(workingFolder, folder),
    );
  };
  let made: { settings: StorageSettings; storage: SiteStorage } | undefined;
  return () => {
    const wanted = settings.current.storage;
    if (made?.settings !== wanted) made = { settings: wanted, storage: create(wanted) };
    return made.storage;
  };
}
