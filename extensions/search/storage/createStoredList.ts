import { type Observable, type StorageApi, createObservable, loadSnapshot } from '#sdk';

/** A list in the storage of the user. */
export interface StoredList<T> {
  /** Emits the items when they are loaded, and after each change. */
  item$(): Observable<readonly T[]>;
  /** Changes what is stored at this moment, which another tab or device may have changed. */
  change(update: (items: readonly T[]) => readonly T[]): Promise<void>;
}

/** How the items of a list are stored, and where. */
export interface StoredListOptions<T> {
  storageApi: StorageApi;
  /** The key in the bucket `search`. */
  key: string;
  /** Receives what is stored, which can be of any type. */
  parse: (texts: readonly unknown[]) => readonly T[];
  print: (item: T) => string;
}

/**
 * Creates a list that is stored as a list of texts, because the storage joins such lists if two devices change them at once. Changes
 * wait until the list is loaded from the account.
 */
export function createStoredList<T>({ storageApi, key, parse, print }: StoredListOptions<T>): StoredList<T> {
  const bucket = storageApi.forBucket('search');
  const parseValue = (value: unknown) => parse(Array.isArray(value) ? value : []);
  // Sequential, so that two changes in quick succession don't overwrite each other.
  let lastChange: Promise<unknown> = Promise.resolve();
  return {
    item$: () =>
      createObservable((emitter) => {
        const emit = () => {
          const { presence, value } = bucket.snapshot(key);
          if (presence !== 'unknown') emitter.next(parseValue(value));
        };
        emit();
        const subscription = bucket
          .observe$(key)
          .subscribe({ next: emit, error: (error) => emitter.error(error) });
        return () => subscription.unsubscribe();
      }),
    change(update) {
      const next = lastChange.then(async () => {
        const { value } = await loadSnapshot(bucket, key);
        await bucket.set(key, update(parseValue(value)).map(print));
      });
      lastChange = next.catch(() => undefined);
      return next;
    },
  };
}
