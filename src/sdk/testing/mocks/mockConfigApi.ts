import type { ConfigApi, JsonObject, JsonValue } from '../../apis/configApi';

const keyPart = /^[a-z][a-z0-9]*(?:[-_:][a-z][a-z0-9]*)*$/i;

/** Reads plain data as configuration, with the same contract as the real reader. */
export class MockConfigApi implements ConfigApi {
  readonly #data: JsonObject;
  readonly #prefix: string;

  constructor(data: JsonObject, prefix = '') {
    this.#data = data;
    this.#prefix = prefix;
  }

  has(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  keys(): string[] {
    return Object.keys(this.#data);
  }

  get<T = JsonValue>(key?: string): T {
    return this.#required(key ?? '', this.getOptional<T>(key));
  }

  getOptional<T = JsonValue>(key?: string): T | undefined {
    return (key === undefined ? this.#data : this.#find(key)) as T | undefined;
  }

  getConfig(key: string): MockConfigApi {
    return this.#required(key, this.getOptionalConfig(key));
  }

  getOptionalConfig(key: string): MockConfigApi | undefined {
    const data = this.#typed(key, 'object', isObject);
    return data && new MockConfigApi(data, this.#path(key));
  }

  getConfigArray(key: string): MockConfigApi[] {
    return this.#required(key, this.getOptionalConfigArray(key));
  }

  getOptionalConfigArray(key: string): MockConfigApi[] | undefined {
    const list = this.#typed(key, 'object-array', isListOf(isObject));
    return list?.map((data, index) => new MockConfigApi(data, `${this.#path(key)}[${index}]`));
  }

  getNumber(key: string): number {
    return this.#required(key, this.getOptionalNumber(key));
  }

  getOptionalNumber(key: string): number | undefined {
    const value = this.#find(key);
    if (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
      return Number(value);
    return this.#typed(key, 'number', (found) => typeof found === 'number');
  }

  getBoolean(key: string): boolean {
    return this.#required(key, this.getOptionalBoolean(key));
  }

  getOptionalBoolean(key: string): boolean | undefined {
    const value = this.#find(key);
    if (value === 'true' || value === 'false') return value === 'true';
    return this.#typed(key, 'boolean', (found) => typeof found === 'boolean');
  }

  getString(key: string): string {
    return this.#required(key, this.getOptionalString(key));
  }

  getOptionalString(key: string): string | undefined {
    return this.#typed(key, 'string', isString);
  }

  getStringArray(key: string): string[] {
    return this.#required(key, this.getOptionalStringArray(key));
  }

  getOptionalStringArray(key: string): string[] | undefined {
    return this.#typed(key, 'string-array', isListOf(isString));
  }

  #path(key: string): string {
    return this.#prefix ? `${this.#prefix}.${key}` : key;
  }

  #find(key: string): JsonValue | undefined {
    let value: JsonValue | undefined = this.#data;
    for (const part of key.split('.')) {
      if (!keyPart.test(part)) throw new TypeError(`Invalid config key '${key}'`);
      value = isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    }
    return value ?? undefined;
  }

  #required<T>(key: string, value: T | undefined): T {
    if (value === undefined) throw new Error(`Missing required config value at '${this.#path(key)}'`);
    return value;
  }

  #typed<T extends JsonValue>(
    key: string,
    expected: string,
    accepts: (value: JsonValue) => value is T,
  ): T | undefined {
    const value = this.#find(key);
    if (value === undefined) return undefined;
    if (accepts(value)) return value;
    const got = Array.isArray(value) ? 'array' : typeof value;
    throw new Error(`Invalid type in config for key '${this.#path(key)}', got ${got}, wanted ${expected}`);
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: JsonValue): value is string {
  return typeof value === 'string';
}

function isListOf<T extends JsonValue>(accepts: (value: JsonValue) => value is T) {
  return (value: JsonValue): value is T[] => Array.isArray(value) && value.every(accepts);
}
