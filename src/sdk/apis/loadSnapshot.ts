import type { JsonValue } from './configApi';
import type { StorageApi, StorageValueSnapshot } from './storageApi';

/**
 * Returns the value of a key in the user's storage. Waits while it is loaded from the account and its presence is `unknown`. Change a
 * value only after it is known, or the change replaces what other devices stored.
 */
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
