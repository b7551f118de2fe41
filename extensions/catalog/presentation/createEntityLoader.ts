import type { Entity } from '#model';

/** Loads several entities in one call, in the order of the refs. Returns `undefined` for unknown ones. */
export type LoadEntities = (entityRefs: string[]) => Promise<Array<Entity | undefined>>;

/** Loads entities by ref. Combines concurrent calls into batches. */
export interface EntityLoader {
  /** Returns the cached entity: `undefined` if it is not cached, `null` if it does not exist. */
  peek(entityRef: string): Entity | null | undefined;
  load(entityRef: string): Promise<Entity | null>;
}

export interface EntityLoaderOptions {
  load: LoadEntities;
  /** How long to wait for more refs before a call. */
  delayMs?: number;
  /** A batch of this size is sent immediately. */
  maxBatch?: number;
  /** How long a result is fresh. `peek` returns older results until they are replaced. */
  ttlMs?: number;
  now?: () => number;
}

interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

interface CacheEntry {
  entity: Entity | null;
  freshUntil: number;
}

/** Creates a loader that requests each ref at most once in 10 seconds, in batches of up to 100 refs within 50 ms. */
export function createEntityLoader(options: EntityLoaderOptions): EntityLoader {
  const { load, delayMs = 50, maxBatch = 100, ttlMs = 10_000, now = Date.now } = options;
  const cache = new Map<string, CacheEntry>();
  const pending = new Map<string, Deferred<Entity | null>>();
  const inFlight = new Map<string, Promise<Entity | null>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...pending];
    pending.clear();
    const refs = batch.map(([ref]) => ref);
    load(refs).then(
      (entities) =>
        batch.forEach(([ref, waiting], index) => {
          const entity = entities[index] ?? null;
          cache.set(ref, { entity, freshUntil: now() + ttlMs });
          inFlight.delete(ref);
          waiting.resolve(entity);
        }),
      (error: unknown) =>
        batch.forEach(([ref, waiting]) => {
          inFlight.delete(ref);
          waiting.reject(error);
        }),
    );
  }

  function enqueue(ref: string): Promise<Entity | null> {
    const waiting = createDeferred<Entity | null>();
    pending.set(ref, waiting);
    inFlight.set(ref, waiting.promise);
    if (pending.size >= maxBatch) send();
    else timer ??= setTimeout(send, delayMs);
    return waiting.promise;
  }

  return {
    peek: (ref) => cache.get(ref)?.entity,
    load(ref) {
      const cached = cache.get(ref);
      if (cached && cached.freshUntil > now()) return Promise.resolve(cached.entity);
      return inFlight.get(ref) ?? enqueue(ref);
    },
  };
}

function createDeferred<T>(): Deferred<T> {
  const settle: Partial<Deferred<T>> = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { ...settle, promise } as Deferred<T>;
}
