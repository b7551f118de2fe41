import {
  createObservable,
  type ErrorApi,
  type JsonValue,
  type StorageApi,
  type StorageValueSnapshot,
} from '#sdk';
import type { LocalStore } from '../localStore/createLocalStore';

/** What {@link createStorageApi} works with. */
export interface StorageApiOptions {
  store: LocalStore;
  errors: Pick<ErrorApi, 'post'>;
  /** Stands before every key. */
  namespace?: string;
}

/** Creates the keeper of small values in this browser. Changes made in other tabs are observed too. */
export function createStorageApi(options: StorageApiOptions): StorageApi {
  const { store, errors, namespace = '' } = options;
  const complainedAbout = new Map<string, string>();
  const nameOf = (key: string): string => `${namespace}/${encodeURIComponent(key)}`;

  function snapshot<T extends JsonValue>(key: string): StorageValueSnapshot<T> {
    const text = store.read(nameOf(key));
    if (text === undefined) return { key, presence: 'absent' };
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
    forBucket: (name) => createStorageApi({ store, errors, namespace: `${namespace}/${name}` }),
    snapshot,
    async set(key, data) {
      store.write(nameOf(key), JSON.stringify(data));
    },
    async remove(key) {
      store.write(nameOf(key), undefined);
    },
    observe$: <T extends JsonValue>(key: string) =>
      createObservable<StorageValueSnapshot<T>>((emitter) =>
        store.listen((changed) => {
          if (changed === nameOf(key) || changed === undefined) emitter.next(snapshot<T>(key));
        }),
      ),
  };
}

function parseFrozen(text: string): unknown {
  return JSON.parse(text, (_key, part: unknown) =>
    typeof part === 'object' && part !== null ? Object.freeze(part) : part,
  );
}
