import { isRecord } from '#diagnostics';
import { isOpen, type JsonSchema, listAlternatives } from './jsonSchemas';

/** The alternative of a schema that a map was most likely meant for: its constants agree, and the fewest keys are off. */
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

/** What a schema asks of the items of a list; by position where it says so. */
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

/** What a shape asks of one of its keys. */
export function keySchema(shape: JsonSchema, key: string): JsonSchema | undefined {
  const { properties, additionalProperties } = shape;
  const known: unknown =
    isRecord(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return isRecord(known) ? known : undefined;
}

/** The keys that a shape names. */
export function listKeys({ properties }: JsonSchema): string[] {
  return isRecord(properties) ? Object.keys(properties) : [];
}

/** Whether a map without that key is refused. */
export function isKeyRequired({ required }: JsonSchema, key: string): boolean {
  return Array.isArray(required) && required.includes(key);
}

/** What a schema asks of the value at a path below it; nothing where it does not say. */
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
    // A constant tells the alternatives of a union apart, so it weighs more than all keys.
    if (known && 'const' in known && known['const'] !== value[key]) score += 100;
  }
  return score + listKeys(shape).filter((key) => isKeyRequired(shape, key) && !(key in value)).length;
}
