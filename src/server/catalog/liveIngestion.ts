import type { CatalogSettings } from '../settings/catalogSettings';
import type { CatalogIngestion } from './store';

/** An ingestion whose settings may change while it runs. */
export interface LiveIngestion extends CatalogIngestion {
  /** Reads by these settings from now on. Nothing happens when they are the ones it has. */
  change(settings: CatalogSettings): Promise<void>;
}

/** Reads by one ingestion at a time, made by `create` for the settings of the moment. */
export function createLiveIngestion(
  create: (settings: CatalogSettings) => CatalogIngestion,
  first: CatalogSettings,
): LiveIngestion {
  let known = JSON.stringify(first);
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
    preview: (location) => current.preview(location),
    async change(settings) {
      const next = JSON.stringify(settings);
      if (stopped || next === known) return;
      known = next;
      await current.stop();
      current = create(settings);
      await current.start();
    },
  };
}
