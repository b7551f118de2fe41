import type { JsonValue } from '#model';

/** Identifies one setting of a user. */
export interface SettingKey {
  bucket: string;
  key: string;
}

/** Stores user settings, for example starred entities. Buckets and keys are separate for each user. */
export interface UserSettingsStore {
  /** Returns the values in the order of the keys. `undefined` for values that were never stored. */
  get(userEntityRef: string, keys: readonly SettingKey[]): Promise<Array<JsonValue | undefined>>;
  /** Stores a value. Returns false and stores nothing if the user's settings would exceed {@link settingsLimits}. */
  set(userEntityRef: string, key: SettingKey, value: JsonValue): Promise<boolean>;
  delete(userEntityRef: string, key: SettingKey): Promise<void>;
}

/** Limits per user, so that a plugin that keeps storing data cannot fill the database. Sizes are in bytes. */
export const settingsLimits = {
  /** Size of a request body. */
  body: 100 * 1024,
  /** Characters of a bucket, and of a key. */
  name: 255,
  /** Total size of a user's values, as JSON. */
  total: 2 * 1024 * 1024,
  /** Number of a user's settings. */
  count: 1000,
};
