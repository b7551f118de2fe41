import { isJsonObject, type JsonObject, type JsonValue } from '#model';
import { readKey } from './readProperty';

/** Keywords whose schemas describe the same value. */
const lists = ['allOf', 'anyOf', 'oneOf'];
const singles = ['if', 'then', 'else', 'not'];
const maps = ['dependencies', 'dependentSchemas'];
/** Keywords with values, which contain no schemas. */
const values = new Set(['default', 'enum', 'const', 'examples', 'required', 'errorMessage']);
const named = new Set(['properties', 'definitions', '$defs', 'dependencies', 'dependentSchemas']);

/** Schemas that a page may have once all references are followed. Real pages have hundreds. */
const MAX_PARTS = 20_000;

/** What references are checked against. */
interface Page {
  root: JsonObject;
  /** The number of schemas that each schema stands for. */
  parts: Map<JsonObject, number>;
  /** The most schemas that a reference may stand for. */
  maxParts: number;
}

/**
 * Replaces each `$ref` without a target in the page with `ui:unknown`, and each one that describes a value with itself or that stands
 * for too many schemas: the form and the validator would follow it without end. A reference to a part of the value, such as a list of
 * children, stays. The input is not changed.
 */
export function replaceBrokenRefs(page: JsonObject): JsonObject {
  const parts = new Map<JsonObject, number>();
  const isTooLarge = countParts(page, page, parts) > MAX_PARTS;
  const maxParts = isTooLarge ? MAX_PARTS / JSON.stringify(page).split('"$ref"').length : Infinity;
  return replaceIn(page, { root: page, parts, maxParts });
}

/** Counts the schemas that a schema stands for. One that contains itself counts once, because forms follow it only as far as its value. */
function countParts(schema: JsonObject, root: JsonObject, parts: Map<JsonObject, number>): number {
  const known = parts.get(schema);
  if (known !== undefined) return known;
  parts.set(schema, 0);
  const target = typeof schema['$ref'] === 'string' ? readTarget(schema['$ref'], root) : undefined;
  const nested = Object.entries(schema).flatMap(([key, value]): Array<JsonValue | undefined> => {
    if (key.startsWith('ui:') || values.has(key) || key === 'definitions' || key === '$defs') return [];
    if (named.has(key) && isJsonObject(value)) return Object.values(value);
    return Array.isArray(value) ? value : [value];
  });
  const count = [target, ...nested]
    .filter(isJsonObject)
    .reduce((sum, part) => sum + countParts(part, root, parts), 1);
  parts.set(schema, count);
  return count;
}

function replaceIn(schema: JsonObject, page: Page): JsonObject {
  const entries = Object.entries(schema).map(([key, value]): [string, JsonValue | undefined] => {
    if (key.startsWith('ui:') || values.has(key)) return [key, value];
    if (named.has(key) && isJsonObject(value))
      return [
        key,
        Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replace(part, page)])),
      ];
    // An option that cannot be followed must not match, because each value would then match it.
    if ((key === 'oneOf' || key === 'anyOf') && Array.isArray(value))
      return [key, value.map((option) => refuse(replace(option, page)))];
    return [key, replace(value, page)];
  });
  const { $ref, ...rest } = Object.fromEntries(entries);
  if (typeof $ref !== 'string') return $ref === undefined ? rest : { ...rest, $ref };
  const target = readTarget($ref, page.root);
  const isBroken =
    !isJsonObject(target) ||
    describesSame(target, schema, page.root, new Set()) ||
    countParts(target, page.root, page.parts) > page.maxParts;
  return isBroken ? { ...rest, 'ui:unknown': `$ref: ${$ref}` } : { ...rest, $ref };
}

function replace(value: JsonValue | undefined, page: Page): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item) => replace(item, page) as JsonValue);
  return isJsonObject(value) ? replaceIn(value, page) : value;
}

function refuse(option: JsonValue | undefined): JsonValue {
  return isJsonObject(option) && 'ui:unknown' in option ? { ...option, not: {} } : (option as JsonValue);
}

/** Whether a schema leads to another one that describes the same value. */
function describesSame(from: JsonObject, to: JsonObject, root: JsonObject, seen: Set<JsonObject>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return listSame(from, root).some((part) => isJsonObject(part) && describesSame(part, to, root, seen));
}

function listSame(schema: JsonObject, root: JsonObject): Array<JsonValue | undefined> {
  const { $ref } = schema;
  return [
    typeof $ref === 'string' ? readTarget($ref, root) : undefined,
    ...lists.flatMap((key) => (Array.isArray(schema[key]) ? schema[key] : [])),
    ...singles.map((key) => schema[key]),
    ...maps.flatMap((key) => (isJsonObject(schema[key]) ? Object.values(schema[key]) : [])),
  ];
}

/** Returns what a reference into the page points at. */
function readTarget($ref: string, root: JsonObject): JsonValue | undefined {
  const [start, ...keys] = $ref.split('/');
  if (start !== '#') return undefined;
  return keys.reduce<JsonValue | undefined>((at, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return Array.isArray(at) ? at[Number(name)] : readKey(at, name);
  }, root);
}
