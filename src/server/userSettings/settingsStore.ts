import type { JsonValue } from '#model';

/** Names one setting of a user. */
export interface SettingKey {
  bucket: string;
  key: string;
}

/** Where the portal keeps what a user chose: starred entities, for one. Buckets and keys belong to one user each. */
export interface UserSettingsStore {
  /** The values in the order of the keys; `undefined` for what was never stored. */
  get(userEntityRef: string, keys: readonly SettingKey[]): Promise<Array<JsonValue | undefined>>;
  /** Answers false, and stores nothing, when the user's settings would grow beyond {@link settingsLimits}. */
  set(userEntityRef: string, key: SettingKey, value: JsonValue): Promise<boolean>;
  delete(userEntityRef: string, key: SettingKey): Promise<void>;
}

/** How much one user may store: a plugin that stores without end must not fill the database. Sizes are in bytes. */
export const settingsLimits = {
  /** Of the body of one request. */
  body: 100 * 1024,
  /** Characters of a bucket, and of a key. */
  name: 255,
  /** Of all values of a user, as JSON. */
  total: 2 * 1024 * 1024,
  /** Settings of a user. */
  count: 1000,
};
