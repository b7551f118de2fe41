import type { StarredEntitiesApi } from './StarredEntitiesApi';

/** The starred refs as an external store for React. All stars on a page share one subscription. */
export interface StarredStore {
  subscribe: (listener: () => void) => () => void;
  /** `undefined` until the stars are loaded. */
  getSnapshot: () => ReadonlySet<string> | undefined;
}

const stores = new WeakMap<StarredEntitiesApi, StarredStore>();

/** Returns the store of an API. Creates it on first use. */
export function resolveStarredStore(api: StarredEntitiesApi): StarredStore {
  const existing = stores.get(api);
  if (existing) return existing;
  const store = createStarredStore(api);
  stores.set(api, store);
  return store;
}

function createStarredStore(api: StarredEntitiesApi): StarredStore {
  const listeners = new Set<() => void>();
  let starred: ReadonlySet<string> | undefined;
  // Stars that are already known are in the first snapshot, so that rows are rendered once.
  api.starredEntitie$().subscribe((next) => {
    starred = next;
    for (const each of listeners) each();
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => starred,
  };
}
