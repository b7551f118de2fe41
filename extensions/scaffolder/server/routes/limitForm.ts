import { isJsonObject, type JsonObject, type JsonValue } from '#model';

/** Whether the caller may use a page or a field. */
export type Keeps = (part: unknown) => boolean;

/** Returns the pages of a form without the pages and fields that the caller may not use, also those of nested schemas. */
export function limitForm(pages: readonly JsonObject[], keeps: Keeps): JsonObject[] {
  return pages.filter(keeps).map((page) => limitSchema(page, keeps, new Set()));
}

/** `above` are the names of hidden fields in schemas of the same value. */
function limitSchema(schema: JsonObject, keeps: Keeps, above: ReadonlySet<string>): JsonObject {
  const hidden = new Set(above);
  for (const [name, field] of entriesOf(schema['properties'])) {
    if (keeps(field)) hidden.delete(name);
    else hidden.add(name);
  }
  const isShown = (name: JsonValue): boolean => typeof name !== 'string' || !hidden.has(name);
  const limit = (part: JsonValue, names: ReadonlySet<string>): JsonValue => {
    if (Array.isArray(part)) return part.map((each) => limit(each, names));
    return isJsonObject(part) ? limitSchema(part, keeps, names) : part;
  };
  const limitEach = (part: JsonValue, limitOne: (each: JsonValue, name: string) => JsonValue[]): JsonValue =>
    isJsonObject(part)
      ? Object.fromEntries(
          entriesOf(part).flatMap(([name, each]) => limitOne(each, name).map((limited) => [name, limited])),
        )
      : part;
  const none = new Set<string>();
  const limitKeyword = (keyword: string, part: JsonValue): JsonValue => {
    if (keyword === 'required') return Array.isArray(part) ? part.filter(isShown) : part;
    if (keyword === 'properties') return limitEach(part, (each) => (keeps(each) ? [limit(each, none)] : []));
    if (/^dependen(?:cies|tSchemas|tRequired)$/.test(keyword))
      return limitEach(part, (each, name) => {
        if (!isShown(name)) return [];
        return [Array.isArray(each) ? each.filter(isShown) : limit(each, hidden)];
      });
    if (/^(?:definitions|\$defs|patternProperties)$/.test(keyword))
      return limitEach(part, (each) => [limit(each, none)]);
    if (/^(?:items|additionalItems|additionalProperties|contains)$/.test(keyword)) return limit(part, none);
    return SAME_VALUE.includes(keyword) ? limit(part, hidden) : part;
  };
  return Object.fromEntries(
    entriesOf(schema).map(([keyword, part]) => [keyword, limitKeyword(keyword, part)]),
  );
}

/** Keywords with schemas of the same value. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** A schema of a value, and whether the caller may use the page and the fields that it is in. */
interface Part {
  schema: JsonObject;
  /** The page, for references. */
  root: JsonObject;
  isKept: boolean;
}

/** Returns the values of a form without those of fields that occur only in places that the caller may not use. */
export function limitValues(pages: readonly JsonObject[], values: JsonObject, keeps: Keeps): JsonObject {
  const parts = pages.map((page) => ({ schema: page, root: page, isKept: keeps(page) }));
  return limitObject(values, listSchemas(parts), keeps);
}

function limitValue(value: JsonValue, parts: readonly Part[], keeps: Keeps): JsonValue {
  if (typeof value !== 'object' || value === null || parts.length === 0) return value;
  const schemas = listSchemas(parts);
  if (!Array.isArray(value)) return limitObject(value, schemas, keeps);
  const items = schemas.flatMap((part) => inside(part, part.schema['items']));
  return value.map((item) => limitValue(item, items, keeps));
}

function limitObject(value: JsonObject, schemas: readonly Part[], keeps: Keeps): JsonObject {
  return Object.fromEntries(
    entriesOf(value).flatMap(([name, item]) => {
      const fields = schemas.flatMap((part) => {
        const { properties, additionalProperties } = part.schema;
        const field =
          isJsonObject(properties) && Object.hasOwn(properties, name)
            ? properties[name]
            : additionalProperties;
        return inside(part, field).map((each) => ({ ...each, isKept: part.isKept && keeps(each.schema) }));
      });
      if (fields.length > 0 && !fields.some(({ isKept }) => isKept)) return [];
      return [[name, limitValue(item, fields, keeps)]];
    }),
  );
}

/** Returns schemas with all schemas of the same value that they contain, each once. */
function listSchemas(parts: readonly Part[]): Part[] {
  const found = new Map<JsonObject, Part>();
  const open = [...parts];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const known = found.get(part.schema);
    if (known && (known.isKept || !part.isKept)) continue;
    found.set(part.schema, part);
    const { schema, root } = part;
    const { $ref: ref, dependencies, dependentSchemas } = schema;
    const others = [
      ...SAME_VALUE.map((keyword) => schema[keyword]),
      ...[dependencies, dependentSchemas].flatMap((each) => entriesOf(each).map(([, other]) => other)),
      typeof ref === 'string' ? resolvePointer(root, ref) : undefined,
    ];
    for (const other of others) open.push(...inside(part, other));
  }
  return [...found.values()];
}

function inside(part: Part, schema: JsonValue | undefined): Part[] {
  return [schema].flat().flatMap((each) => (isJsonObject(each) ? [{ ...part, schema: each }] : []));
}

/** Returns the value at a reference such as `#/definitions/owner`. */
function resolvePointer(root: JsonObject, ref: string): JsonValue | undefined {
  if (!ref.startsWith('#')) return undefined;
  const keys = ref
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<JsonValue | undefined>(
    (value, key) => (isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    root,
  );
}

function entriesOf(value: unknown): Array<[string, JsonValue]> {
  return isJsonObject(value) ? (Object.entries(value) as Array<[string, JsonValue]>) : [];
}
