import { type ConfigPath, type ConfigSource, isRecord, printConfigPath } from '#diagnostics';
import { parseBooleanWord } from './parseBooleanWord';
import { readPath } from './readPath';
import { SharedSource } from './sharedSource';

/** Values that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue | undefined };

const keyPart = /^[a-z][a-z0-9]*(?:[-_:][a-z][a-z0-9]*)*$/i;

/**
 * Reads configuration values by dotted keys. Available as the utility API `core.config`.
 *
 * For `null` and missing keys, the `getOptional…` methods return `undefined`, and the others throw. A value of another type
 * throws a TypeError with the key and the line of the file. Number and boolean getters also accept strings, because `${VAR}`
 * always results in a string.
 *
 * When the configuration changes, its source is replaced. Existing readers then read the new values.
 */
export class ConfigReader {
  readonly #source: SharedSource;
  readonly #path: ConfigPath;

  constructor(source: ConfigSource | SharedSource, path: ConfigPath = []) {
    this.#source = source instanceof SharedSource ? source : new SharedSource(source);
    this.#path = path;
  }

  /** Creates a reader of plain data without a file. */
  static fromData(data: Readonly<Record<string, unknown>>): ConfigReader {
    return new ConfigReader({ data, locate: () => undefined });
  }

  /** Replaces the source of this reader and its child readers. Returns the previous source. */
  replace(source: ConfigSource): ConfigSource {
    const { current } = this.#source;
    this.#source.current = source;
    return current;
  }

  /** Runs a function. Returns its value and a function that checks whether the values it read are still the same. */
  track<T>(run: () => T): { value: T; isCurrent: () => boolean } {
    return this.#source.track(run);
  }

  has(key: string): boolean {
    return this.#read(key, (value) => value !== undefined) !== undefined;
  }

  keys(): string[] {
    return this.#take(() => {
      const value = this.#own();
      return isRecord(value) ? Object.keys(value) : [];
    });
  }

  get<T = JsonValue>(key?: string): T {
    return this.#require(key ?? '', this.getOptional<T>(key));
  }

  getOptional<T = JsonValue>(key?: string): T | undefined {
    const value = key === undefined ? this.#take(() => this.#own()) : this.#read(key);
    return value as T | undefined;
  }

  getConfig(key: string): ConfigReader {
    return this.#require(key, this.getOptionalConfig(key));
  }

  getOptionalConfig(key: string): ConfigReader | undefined {
    const value = this.#read(key, isRecord);
    if (value === undefined) return undefined;
    if (!isRecord(value)) throw this.#typeError(this.#split(key), value, 'object');
    return new ConfigReader(this.#source, [...this.#path, ...this.#split(key)]);
  }

  getConfigArray(key: string): ConfigReader[] {
    return this.#require(key, this.getOptionalConfigArray(key));
  }

  getOptionalConfigArray(key: string): ConfigReader[] | undefined {
    const items = this.#readArray(key, 'object-array', isRecord, listLength);
    return items?.map(
      (_, index) => new ConfigReader(this.#source, [...this.#path, ...this.#split(key), index]),
    );
  }

  getNumber(key: string): number {
    return this.#require(key, this.getOptionalNumber(key));
  }

  getOptionalNumber(key: string): number | undefined {
    const value = this.#read(key);
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (number === undefined) return undefined;
    if (typeof number !== 'number' || Number.isNaN(number))
      throw this.#typeError(this.#split(key), value, 'number');
    return number;
  }

  getBoolean(key: string): boolean {
    return this.#require(key, this.getOptionalBoolean(key));
  }

  getOptionalBoolean(key: string): boolean | undefined {
    const value = this.#read(key);
    if (value === undefined || typeof value === 'boolean') return value;
    const parsed = typeof value === 'string' ? parseBooleanWord(value) : undefined;
    if (parsed !== undefined) return parsed;
    throw this.#typeError(this.#split(key), value, 'boolean');
  }

  getString(key: string): string {
    return this.#require(key, this.getOptionalString(key));
  }

  getOptionalString(key: string): string | undefined {
    const value = this.#read(key);
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value === '') throw this.#typeError(this.#split(key), value, 'string');
    return value;
  }

  getStringArray(key: string): string[] {
    return this.#require(key, this.getOptionalStringArray(key));
  }

  getOptionalStringArray(key: string): string[] | undefined {
    return this.#readArray(
      key,
      'string-array',
      (item): item is string => typeof item === 'string' && item !== '',
    );
  }

  #readArray<T>(
    key: string,
    wanted: string,
    fits: (item: unknown) => item is T,
    see?: (value: unknown) => unknown,
  ): T[] | undefined {
    const value = this.#read(key, see);
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw this.#typeError(this.#split(key), value, wanted);
    for (const [index, item] of value.entries()) {
      if (!fits(item)) throw this.#typeError([...this.#split(key), index], item, wanted);
    }
    return value as T[];
  }

  /** Reads the value at a key. `see` selects the tracked part of the value, which is the whole value by default. */
  #read(key: string, see: (value: unknown) => unknown = (value) => value): unknown {
    const value = this.#find(key);
    this.#source.note(() => see(this.#find(key)), see(value));
    return value;
  }

  #take<T>(take: () => T): T {
    const value = take();
    this.#source.note(take, value);
    return value;
  }

  /** Returns the value of this reader. */
  #own(): unknown {
    return readPath(this.#source.current.data, this.#path);
  }

  /** Finds the value at a key. Returns `undefined` for `null`. Throws if a parent is not a map. */
  #find(key: string): unknown {
    const parts = this.#split(key);
    let value = this.#own();
    for (const [index, part] of parts.entries()) {
      if (value === undefined || value === null) return undefined;
      if (!isRecord(value)) throw this.#typeError(parts.slice(0, index), value, 'object');
      value = readPath(value, [part]);
    }
    return value ?? undefined;
  }

  #split(key: string): string[] {
    const parts = key.split('.');
    if (!parts.every((part) => keyPart.test(part))) throw new TypeError(`Invalid config key '${key}'`);
    return parts;
  }

  #require<T>(key: string, value: T | undefined): T {
    if (value !== undefined) return value;
    const path = key === '' ? this.#path : [...this.#path, ...this.#split(key)];
    throw new Error(`Missing required config value at '${printConfigPath(path)}'${this.#printPlace(path)}`);
  }

  #typeError(key: ConfigPath, value: unknown, wanted: string): TypeError {
    const path = [...this.#path, ...key];
    return new TypeError(
      `Invalid type in config for key '${printConfigPath(path)}'${this.#printPlace(path)}, got ${typeName(value)}, wanted ${wanted}`,
    );
  }

  #printPlace(path: ConfigPath): string {
    const place = this.#source.current.locate(path);
    return place ? ` in '${place.file}:${place.line}:${place.column}'` : '';
  }
}

function listLength(value: unknown): unknown {
  return Array.isArray(value) ? value.length : value;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && Number.isNaN(value)) return 'nan';
  return value === '' ? 'empty-string' : typeof value;
}
