import { type JsonObject, type JsonValue, isJsonObject } from '#model';

/** Returns a value as an object. Empty if it is none: definitions have any value anywhere. */
export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns a value as a list. */
export function listOf(value: unknown): JsonValue[] {
  return Array.isArray(value) ? (value as JsonValue[]) : [];
}

/** Returns a value as text. `undefined` if it is empty, or neither a text nor a number. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns an own property. Names of definitions can be those of `Object.prototype`. */
export function ownValue(object: unknown, key: string): JsonValue | undefined {
  return (isJsonObject(object) || Array.isArray(object)) && Object.hasOwn(object, key)
    ? (object as JsonObject)[key]
    : undefined;
}
