import type { StorageApi } from '#sdk';

/** Returns a function that creates one value for each storage, so that changes from different components are sequential. */
export function onePerStorage<T>(create: (storageApi: StorageApi) => T): (storageApi: StorageApi) => T {
  const values = new WeakMap<StorageApi, { value: T }>();
  return (storageApi) => {
    const known = values.get(storageApi) ?? { value: create(storageApi) };
    values.set(storageApi, known);
    return known.value;
  };
}
