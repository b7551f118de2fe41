import { type ApiRef, createApiRef } from '#engine';

/** A value as YAML or JSON can hold it. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** A map as YAML or JSON can hold it. */
export type JsonObject = { [key in string]?: JsonValue };

/**
 * Reads the app configuration that the browser may see. Keys are dotted paths. A missing key gives `undefined` from the
 * `getOptional…` readers and throws from the others; a value of another type always throws, naming the key and its file.
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
