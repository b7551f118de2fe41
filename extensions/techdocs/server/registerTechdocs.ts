import { join, resolve } from 'node:path';
import type { BackendServices } from '#backend';
import { createBuildLocks } from './build/buildLocks';
import { createGeneratorThreads } from './build/generatorThreads';
import { createSiteBuilder } from './build/createSiteBuilder';
import type { TechdocsTables } from './migrations/createBuildLocks';
import { createFindEntity, nameSite } from './routes/docsEntity';
import { loadMetadata, metadataRoutes } from './routes/metadataRoutes';
import { staticRoutes } from './routes/staticRoutes';
import { syncRoutes } from './routes/syncRoutes';
import { createLocalStorage } from './storage/createLocalStorage';
import { createS3Storage } from './storage/createS3Storage';
import { createUnsupportedStorage } from './storage/createUnsupportedStorage';
import type { SiteStorage } from './storage/siteStorage';
import type { StorageSettings, TechdocsSettings } from './techdocsSettings';

/** Registers the routes of documentation, and what builds it. */
export function registerTechdocs(services: BackendServices<TechdocsSettings>): void {
  const { router, auth, catalog, settings, log, lifecycle, reader, workingFolder, dataFolder } = services;
  const source = { reader, workingFolder };
  const findEntity = createFindEntity(auth, catalog);
  const keepsCase = (): boolean => settings.current.keepsCase;
  const storage = createCurrentStorage(services);
  const builder = createSiteBuilder({
    storage,
    nameSite: (entity) => nameSite(entity, keepsCase()),
    loadMetadata: (from, site) => loadMetadata(from, site, log),
    locks: createBuildLocks(services.database<TechdocsTables>().db),
    threads: createGeneratorThreads(),
    reader,
    source,
    usesMkdocs: () => settings.current.runIn === 'local',
    folder: join(dataFolder, 'builds'),
    log,
  });
  metadataRoutes(router, { findEntity, storage, keepsCase, source, log });
  staticRoutes(router, { findEntity, storage, keepsCase });
  syncRoutes(router, { findEntity, builder, builds: () => settings.current.builds });
  lifecycle.onStop(() => builder.stop());
}

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
