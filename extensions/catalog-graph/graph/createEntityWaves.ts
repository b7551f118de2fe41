import type { Entity } from '#model';
import type { CatalogApi } from '#extensions/catalog';
import { readEntity } from '#extensions/catalog/components';

/** A wave asks for at most this many entities, so that the first of a large graph arrive early. */
const waveSize = 250;
const concurrent = 3;

const fields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'spec.type',
  'spec.profile.displayName',
  'relations',
];

/** The entities loaded so far. */
export interface EntityWavesState {
  /** By ref in lower case. `undefined` for those that are not in the catalog, or that the user cannot see. */
  entities: ReadonlyMap<string, Entity | undefined>;
  isLoading: boolean;
  /** The error of the last wave that failed. */
  error?: unknown;
}

/** Loads entities by ref, in waves. */
export interface EntityWaves {
  read: () => EntityWavesState;
  /** Calls a function when the state changes. Returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  /** Loads the entities that are not loaded yet. Those of a failed wave wait for {@link EntityWaves.retry}. */
  request: (refs: readonly string[]) => void;
  /** Loads the entities of failed waves again. */
  retry: () => void;
  /** Cancels all requests. */
  stop: () => void;
}

/** Creates a loader. A wave that fails leaves the others alone. */
export function createEntityWaves(catalogApi: Pick<CatalogApi, 'getEntitiesByRefs'>): EntityWaves {
  let state: EntityWavesState = { entities: new Map(), isLoading: false };
  let controller = new AbortController();
  const listeners = new Set<() => void>();
  const asked = new Set<string>();
  const failed = new Set<string>();
  const waiting: string[][] = [];
  let running = 0;
  const change = (next: Partial<EntityWavesState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const load = async (refs: string[], { signal }: AbortController): Promise<void> => {
    try {
      const { items } = await catalogApi.getEntitiesByRefs({ entityRefs: refs, fields }, { signal });
      if (signal.aborted) return;
      const entities = new Map(state.entities);
      for (const [index, ref] of refs.entries())
        entities.set(ref, items[index] ? readEntity(items[index], ref).entity : undefined);
      running -= 1;
      change({ entities, isLoading: running + waiting.length > 0 });
    } catch (error) {
      if (signal.aborted) return;
      for (const ref of refs) failed.add(ref);
      running -= 1;
      change({ error, isLoading: running + waiting.length > 0 });
    }
    send();
  };
  const send = (): void => {
    while (running < concurrent) {
      const wave = waiting.shift();
      if (!wave) return;
      running += 1;
      void load(wave, controller);
    }
  };
  const enqueue = (refs: readonly string[]): void => {
    if (refs.length === 0) return;
    for (let start = 0; start < refs.length; start += waveSize)
      waiting.push(refs.slice(start, start + waveSize));
    change({ isLoading: true });
    send();
  };
  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    request(refs) {
      const fresh = [...new Set(refs)].filter((ref) => !asked.has(ref));
      for (const ref of fresh) asked.add(ref);
      enqueue(fresh);
    },
    retry() {
      const refs = [...failed];
      failed.clear();
      const { error: _error, ...rest } = state;
      state = rest;
      enqueue(refs);
    },
    stop() {
      controller.abort();
      controller = new AbortController();
      waiting.length = 0;
      running = 0;
      asked.clear();
      failed.clear();
      for (const ref of state.entities.keys()) asked.add(ref);
      state = { entities: state.entities, isLoading: false };
    },
  };
}
