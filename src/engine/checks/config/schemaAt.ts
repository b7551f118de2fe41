import { isRecord } from '#diagnostics';
import { isOpen, type JsonSchema, listAlternatives } from './jsonSchemas';

/** Returns the alternative of a schema that a map most likely matches: its constants match, and the fewest keys differ. */
export function chooseShape(
  schema: JsonSchema,
  root: JsonSchema,
  value: { readonly [key in string]: unknown },
): JsonSchema | undefined {
  let best: { shape: JsonSchema; score: number } | undefined;
  for (const shape of listAlternatives(schema, root)) {
    if (!takesMap(shape)) continue;
    const score = countDisagreements(shape, value);
    if (!best || score < best.score) best = { shape, score };
  }
  return best?.shape;
}

/** Returns the schema of a list item, by position if the schema defines positions. */
export function itemSchema(schema: JsonSchema, root: JsonSchema, index: number): JsonSchema | undefined {
  for (const shape of listAlternatives(schema, root)) {
    const { items, prefixItems, additionalItems } = shape;
    const positions = Array.isArray(prefixItems) ? prefixItems : items;
    if (Array.isArray(positions)) {
      const at: unknown = (positions as unknown[])[index] ?? additionalItems;
      return isRecord(at) ? at : undefined;
    }
    if (isRecord(items)) return items;
  }
  return undefined;
}

/** Returns the schema of a key in a map. */
export function keySchema(shape: JsonSchema, key: string): JsonSchema | undefined {
  const { properties, additionalProperties } = shape;
  const known: unknown =
    isRecord(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return isRecord(known) ? known : undefined;
}

/** Returns the keys that a schema defines. */
export function listPropertyNames({ properties }: JsonSchema): string[] {
  return isRecord(properties) ? Object.keys(properties) : [];
}

/** Whether a schema requires a key. */
export function isKeyRequired({ required }: JsonSchema, key: string): boolean {
  return Array.isArray(required) && required.includes(key);
}

/** Returns the schema of the value at a path, or `undefined` if the schema does not define it. */
export function schemaAt(
  schema: JsonSchema,
  value: unknown,
  path: ReadonlyArray<string | number>,
  root: JsonSchema = schema,
): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema;
  let current = value;
  for (const step of path) {
    if (!at) return undefined;
    if (Array.isArray(current)) {
      at = itemSchema(at, root, Number(step));
      current = current[Number(step)];
    } else {
      const map: { [key in string]: unknown } = isRecord(current) ? current : {};
      const shape: JsonSchema | undefined = chooseShape(at, root, map);
      at = shape && keySchema(shape, String(step));
      current = map[step];
    }
  }
  return at;
}

function takesMap(shape: JsonSchema): boolean {
  const { type } = shape;
  if ('const' in shape || 'enum' in shape || 'not' in shape) return false;
  return type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object'));
}

function countDisagreements(shape: JsonSchema, value: { readonly [key in string]: unknown }): number {
  let score = 0;
  for (const key of Object.keys(value)) {
    const known = keySchema(shape, key);
    if (!known && !isOpen(shape)) score += 1;
    // A constant identifies the alternative of a union, so it outweighs all other keys.
    if (known && 'const' in known && known['const'] !== value[key]) score += 100;
  }
  return (
    score + listPropertyNames(shape).filter((key) => isKeyRequired(shape, key) && !(key in value)).length
  );
}
