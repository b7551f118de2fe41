import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';
import type { JsonValue } from './configApi';

/** What is known of a key now. `unknown` means that the value has not been loaded yet. */
export type StorageValueSnapshot<TValue extends JsonValue> =
  | { key: string; presence: 'unknown' | 'absent'; value?: undefined }
  | { key: string; presence: 'present'; value: TValue };

/** Keeps small values for the user, by bucket and key. Values must be JSON; they are frozen when they come back. */
export interface StorageApi {
  /** A part of the store with keys of its own; buckets nest. */
  forBucket(name: string): StorageApi;
  set(key: string, data: JsonValue): Promise<void>;
  remove(key: string): Promise<void>;
  /** Each change of the key from now on, made here or in another tab. */
  observe$<T extends JsonValue>(key: string): Observable<StorageValueSnapshot<T>>;
  snapshot<T extends JsonValue>(key: string): StorageValueSnapshot<T>;
}

/** The ref of {@link StorageApi}. */
export const storageApiRef: ApiRef<StorageApi> = createApiRef<StorageApi>({ id: 'core.storage' });
