import type { JsonValue } from '#model';
import type { StorageApi, StorageValueSnapshot } from '#sdk';

/** Loads the value of a key. Waits while the storage is remote and returns `unknown`. */
export function loadSnapshot<T extends JsonValue>(
  storage: StorageApi,
  key: string,
): Promise<StorageValueSnapshot<T>> {
  const now = storage.snapshot<T>(key);
  if (now.presence !== 'unknown') return Promise.resolve(now);
  return new Promise((resolve, reject) => {
    const subscription = storage.observe$<T>(key).subscribe({
      next: (snapshot) => {
        if (snapshot.presence === 'unknown') return;
        queueMicrotask(() => subscription.unsubscribe());
        resolve(snapshot);
      },
      error: reject,
    });
  });
}
