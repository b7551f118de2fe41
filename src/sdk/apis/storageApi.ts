import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';
import type { JsonValue } from './configApi';

/** The current state of a key. `unknown` means that the value has not been loaded yet. */
export type StorageValueSnapshot<TValue extends JsonValue> =
  | { key: string; presence: 'unknown' | 'absent'; value?: undefined }
  | { key: string; presence: 'present'; value: TValue };

/** Stores small values for the user, by bucket and key. Values must be JSON. Returned values are frozen. */
export interface StorageApi {
  /** Returns a part of the storage with its own keys. Buckets can be nested. */
  forBucket(name: string): StorageApi;
  set(key: string, data: JsonValue): Promise<void>;
  remove(key: string): Promise<void>;
  /** Emits each change of the key, including those from other tabs. */
  observe$<T extends JsonValue>(key: string): Observable<StorageValueSnapshot<T>>;
  snapshot<T extends JsonValue>(key: string): StorageValueSnapshot<T>;
}

/** The ref of {@link StorageApi}. */
export const storageApiRef: ApiRef<StorageApi> = createApiRef<StorageApi>({ id: 'core.storage' });
