import type { CatalogSettings } from './catalogSettings';
import type { CatalogIngestion } from './ports/store';

/** An ingestion whose settings can change while it runs. */
export interface LiveIngestion extends CatalogIngestion {
  /** Applies new settings and reads everything again. */
  restart(settings: CatalogSettings): Promise<void>;
}

/** Runs one ingestion at a time, created by `create` with the current settings. */
export function createLiveIngestion(
  create: (settings: CatalogSettings) => CatalogIngestion,
  first: CatalogSettings,
): LiveIngestion {
  let current = create(first);
  let stopped = false;
  // Two ingestions must not write at the same time.
  let switching: Promise<void> = Promise.resolve();
  const inTurn = async <T>(work: (ingestion: CatalogIngestion) => Promise<T>): Promise<T> => {
    await switching;
    return work(current);
  };
  return {
    start: () => current.start(),
    stop: () => {
      stopped = true;
      return current.stop();
    },
    refresh: (entityRef) => inTurn((ingestion) => ingestion.refresh(entityRef)),
    removeEntity: (uid) => inTurn((ingestion) => ingestion.removeEntity(uid)),
    addLocation: (location) => inTurn((ingestion) => ingestion.addLocation(location)),
    previewLocation: (location) => inTurn((ingestion) => ingestion.previewLocation(location)),
    removeLocation: (id) => inTurn((ingestion) => ingestion.removeLocation(id)),
    previewRemoval: (id) => inTurn((ingestion) => ingestion.previewRemoval(id)),
    async restart(settings) {
      if (stopped) return;
      const former = current;
      const next = create(settings);
      current = next;
      switching = switching.catch(() => undefined).then(() => former.stop());
      await switching;
      // Newer settings may have arrived in the meantime.
      if (current === next && !stopped) await next.start();
    },
  };
}
