import {
  createObservable,
  type ErrorApi,
  type JsonValue,
  type StorageApi,
  type StorageValueSnapshot,
} from '#sdk';
import type { LocalStore } from '../localStore/createLocalStore';
import type { UserStore } from './userStore';

/** Options of {@link createStorageApi}. */
export interface StorageApiOptions {
  store: LocalStore;
  userStore: UserStore;
  errors: Pick<ErrorApi, 'post'>;
  /** Prefix of all keys. */
  namespace?: string;
}

/**
 * Creates the storage API. It reads and writes only in this browser, so it never waits for the backend. `userStore` syncs
 * with the backend. Changes in other tabs are observed too.
 */
export function createStorageApi(options: StorageApiOptions): StorageApi {
  const { store, userStore, errors, namespace = '' } = options;
  const reported = new Map<string, string>();
  const pathOf = (key: string): string => `${namespace}/${encodeURIComponent(key)}`;

  function snapshot<T extends JsonValue>(key: string): StorageValueSnapshot<T> {
    const text = userStore.read(pathOf(key));
    if (text === undefined) return { key, presence: 'unknown' };
    if (text === '') return { key, presence: 'absent' };
    try {
      return { key, presence: 'present', value: parseFrozen(text) as T };
    } catch (cause) {
      // Components read on every render, so each broken text is reported once.
      if (reported.get(key) !== text)
        errors.post(new Error(`Error when parsing JSON config from storage for: ${key}`, { cause }));
      reported.set(key, text);
      return { key, presence: 'absent' };
    }
  }

  return {
    forBucket: (name) => createStorageApi({ ...options, namespace: `${namespace}/${name}` }),
    snapshot,
    set: (key, data) => userStore.write(pathOf(key), JSON.stringify(data)),
    remove: (key) => userStore.write(pathOf(key), ''),
    observe$: <T extends JsonValue>(key: string) =>
      createObservable<StorageValueSnapshot<T>>((emitter) => {
        const path = pathOf(key);
        let isOver = false;
        const emit = (): void => {
          const now = snapshot<T>(key);
          if (!isOver && now.presence !== 'unknown') emitter.next(now);
        };
        if (userStore.prefix === undefined) void userStore.settled.then(emit);
        // Reading requests the value from the account.
        else userStore.read(path);
        const stop = store.listen((changed) => {
          if (changed === undefined || changed === `${userStore.prefix}${path}`) emit();
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
