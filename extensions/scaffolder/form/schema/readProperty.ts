import { isJsonObject, type JsonObject, type JsonValue } from '#model';

/**
 * Returns the schema of the value at a path, also if only a condition or an alternative adds it. Indexes of items can be left out.
 */
export function readProperty(schema: JsonObject, path: readonly string[]): JsonObject | undefined {
  const names = path.filter((key) => !/^\d+$/.test(key));
  return findProperty(schema, names, schema, 0);
}

/** A schema that contains itself has no end. */
const MAX_DEPTH = 20;

function findProperty(
  at: JsonValue | undefined,
  names: readonly string[],
  root: JsonObject,
  depth: number,
): JsonObject | undefined {
  if (!isJsonObject(at) || depth > MAX_DEPTH) return undefined;
  const [name, ...rest] = names;
  if (name === undefined) return at;
  const property = readKey(at['properties'], name);
  const found = property === undefined ? undefined : findProperty(property, rest, root, depth + 1);
  if (found) return found;
  for (const part of listParts(at, root)) {
    const inPart = findProperty(part, names, root, depth + 1);
    if (inPart) return inPart;
  }
  return undefined;
}

/** Lists the schemas that describe the same value, or the items of a list. */
function listParts(schema: JsonObject, root: JsonObject): JsonValue[] {
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(schema[key]) ? schema[key] : []));
  const maps = ['dependencies', 'dependentSchemas'].flatMap((key) => Object.values(schema[key] ?? {}));
  const single = ['then', 'else', 'items'].map((key) => schema[key]);
  const { $ref } = schema;
  const target =
    typeof $ref === 'string'
      ? $ref
          .split('/')
          .slice(1)
          .reduce<JsonValue | undefined>((at, key) => readKey(at, key), root)
      : undefined;
  return [...lists, ...(maps as JsonValue[]), ...single, target].filter((part) => part !== undefined);
}

/** Returns the value of an own key of an object. */
export function readKey(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
