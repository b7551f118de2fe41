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
  return {
    start: () => current.start(),
    stop: () => {
      stopped = true;
      return current.stop();
    },
    refresh: (entityRef) => current.refresh(entityRef),
    removeEntity: (uid) => current.removeEntity(uid),
    async restart(settings) {
      if (stopped) return;
      const former = current;
      current = create(settings);
      await former.stop();
      await current.start();
    },
  };
}
