import {
  createObservable,
  type ErrorApi,
  type JsonValue,
  type StorageApi,
  type StorageValueSnapshot,
} from '#sdk';
import type { LocalStore } from '../localStore/createLocalStore';
import type { StoragePlace } from './storagePlace';

/** What {@link createStorageApi} works with. */
export interface StorageApiOptions {
  store: LocalStore;
  place: StoragePlace;
  errors: Pick<ErrorApi, 'post'>;
  /** Stands before every key. */
  namespace?: string;
}

/**
 * Creates the keeper of small values. It reads and writes in this browser alone, so nothing waits for the backend: `place` keeps
 * what lies here and what lies there the same. Changes made in other tabs are observed too.
 */
export function createStorageApi(options: StorageApiOptions): StorageApi {
  const { store, place, errors, namespace = '' } = options;
  const complainedAbout = new Map<string, string>();
  const pathOf = (key: string): string => `${namespace}/${encodeURIComponent(key)}`;

  function snapshot<T extends JsonValue>(key: string): StorageValueSnapshot<T> {
    const text = place.read(pathOf(key));
    if (text === undefined) return { key, presence: 'unknown' };
    if (text === '') return { key, presence: 'absent' };
    try {
      return { key, presence: 'present', value: parseFrozen(text) as T };
    } catch (cause) {
      // Components read on every render; one complaint for each broken text is enough.
      if (complainedAbout.get(key) !== text)
        errors.post(new Error(`Error when parsing JSON config from storage for: ${key}`, { cause }));
      complainedAbout.set(key, text);
      return { key, presence: 'absent' };
    }
  }

  return {
    forBucket: (name) => createStorageApi({ ...options, namespace: `${namespace}/${name}` }),
    snapshot,
    set: (key, data) => place.write(pathOf(key), JSON.stringify(data)),
    remove: (key) => place.write(pathOf(key), ''),
    observe$: <T extends JsonValue>(key: string) =>
      createObservable<StorageValueSnapshot<T>>((emitter) => {
        const path = pathOf(key);
        let isOver = false;
        const tell = (): void => {
          const now = snapshot<T>(key);
          if (!isOver && now.presence !== 'unknown') emitter.next(now);
        };
        if (place.prefix === undefined) void place.settled.then(tell);
        // Whoever observes wants to know, whether or not they have asked.
        else place.read(path);
        const stop = store.listen((changed) => {
          if (changed === undefined || changed === `${place.prefix}${path}`) tell();
        });
        return () => {
          isOver = true;
          stop();
        };
      }),
  };
}

function parseFrozen(text: string): unknown {
  return JSON.parse(text, (_key, part: unknown) =>
    typeof part === 'object' && part !== null ? Object.freeze(part) : part,
  );
}
