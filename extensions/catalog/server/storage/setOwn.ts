import type { JsonObject, JsonValue } from '#model';

/** Sets a key of an object. Assignment would call the setter of `__proto__`. */
export function setOwn(target: JsonObject, key: string, value: JsonValue): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
