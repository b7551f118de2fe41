import { type ApiRef, createApiRef } from '#engine';

/** A value in YAML or JSON. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** An object in YAML or JSON. */
export type JsonObject = { [key in string]?: JsonValue };

/**
 * Reads the part of the configuration that is visible in the browser. Keys are dotted paths. If a key is missing, `getOptional…`
 * methods return `undefined` and the others throw. If a value has the wrong type, all methods throw an error with the key and the
 * file.
 */
export interface ConfigApi {
  has(key: string): boolean;
  keys(): string[];
  get<T = JsonValue>(key?: string): T;
  getOptional<T = JsonValue>(key?: string): T | undefined;
  getConfig(key: string): ConfigApi;
  getOptionalConfig(key: string): ConfigApi | undefined;
  getConfigArray(key: string): ConfigApi[];
  getOptionalConfigArray(key: string): ConfigApi[] | undefined;
  getNumber(key: string): number;
  getOptionalNumber(key: string): number | undefined;
  getBoolean(key: string): boolean;
  getOptionalBoolean(key: string): boolean | undefined;
  getString(key: string): string;
  getOptionalString(key: string): string | undefined;
  getStringArray(key: string): string[];
  getOptionalStringArray(key: string): string[] | undefined;
}

/** The ref of {@link ConfigApi}. */
export const configApiRef: ApiRef<ConfigApi> = createApiRef<ConfigApi>({ id: 'core.config' });
