import { isJsonObject, type JsonValue } from '#model';

/** Deeper values are left out, so that recursive schemas end. */
const MAX_DEPTH = 8;

/** Returns a value that matches the schema of an output. Dry runs use it for actions that they skip. */
export function exampleOutput(schema: JsonValue | undefined, depth = 0): JsonValue {
  if (!isJsonObject(schema) || depth > MAX_DEPTH) return {};
  const { examples, properties, items, type } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0] ?? null;
  if (type === 'object' || isJsonObject(properties)) {
    const entries = isJsonObject(properties) ? Object.entries(properties) : [];
    return Object.fromEntries(entries.map(([name, property]) => [name, exampleOutput(property, depth + 1)]));
  }
  if (type === 'array') {
    const [first] = Array.isArray(items) ? items : [items];
    return first === undefined ? [] : [exampleOutput(first, depth + 1)];
  }
  if (type === 'string') return '<example>';
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'boolean') return false;
  return '<unknown>';
}
