import type { JsonValue } from '#model';

/** Where the portal keeps what a user chose: starred entities, for one. Buckets and keys belong to one user each. */
export interface UserSettingsStore {
  get(userEntityRef: string, bucket: string, key: string): Promise<JsonValue | undefined>;
  set(userEntityRef: string, bucket: string, key: string, value: JsonValue): Promise<void>;
  delete(userEntityRef: string, bucket: string, key: string): Promise<void>;
}
