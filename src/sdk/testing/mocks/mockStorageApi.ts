import type { JsonObject, JsonValue } from '../../apis/configApi';
import type { StorageApi, StorageValueSnapshot } from '../../apis/storageApi';
import { createObservable } from '../../observable/observable';
import { createSubject } from '../../observable/subject';

/** Creates an in-memory storage. `data` contains the initial values by bucket. The names of nested buckets are joined by `/`. */
export function createMockStorageApi(data: { [bucket in string]?: JsonObject } = {}): StorageApi {
  const values = new Map<string, string>();
  const changes = createSubject<string>();
  for (const [bucket, entries] of Object.entries(data)) {
    for (const [key, value] of Object.entries(entries ?? {}))
      values.set(`${bucket}/${key}`, JSON.stringify(value));
  }

  const bucketAt = (path: string): StorageApi => {
    const idOf = (key: string) => `${path}/${key}`;
    const snapshot = <T extends JsonValue>(key: string): StorageValueSnapshot<T> => {
      const text = values.get(idOf(key));
      if (text === undefined) return { key, presence: 'absent' };
      return { key, presence: 'present', value: freeze(JSON.parse(text) as T) };
    };
    return {
      forBucket: (name) => bucketAt(path ? `${path}/${name}` : name),
      snapshot,
      set: async (key, value) => {
        values.set(idOf(key), JSON.stringify(value));
        changes.next(idOf(key));
      },
      remove: async (key) => {
        values.delete(idOf(key));
        changes.next(idOf(key));
      },
      observe$: <T extends JsonValue>(key: string) =>
        createObservable<StorageValueSnapshot<T>>((emitter) => {
          const subscription = changes.subscribe((id) => {
            if (id === idOf(key)) emitter.next(snapshot<T>(key));
          });
          return () => subscription.unsubscribe();
        }),
    };
  };
  return bucketAt('');
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}
