import { isJsonObject, type JsonObject, type JsonValue } from '#model';

/** Splits a JSON pointer such as `#/a/b~1c` into its segments. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a path. */
export function readPath(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return Array.isArray(at) ? at[Number(key)] : Object.hasOwn(at, key) ? at[key] : undefined;
  }, value);
}

/** Returns the schemas on the way to an error, the innermost first. Follows `$ref`. */
export function readSchemas(root: JsonObject, keywordLocation: string): JsonObject[] {
  const schemas: JsonObject[] = [];
  let at: JsonValue | undefined = root;
  for (const segment of splitPointer(keywordLocation)) {
    if (isJsonObject(at)) schemas.unshift(at);
    if (segment === '$ref' && isJsonObject(at) && typeof at['$ref'] === 'string') {
      at = readPath(root, splitPointer(at['$ref']));
    } else {
      at = readPath(at, [segment]);
    }
  }
  return schemas;
}
