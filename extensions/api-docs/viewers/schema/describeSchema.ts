import { type JsonObject, type JsonValue, isJsonObject } from '#model';

/** The name of what a `$ref` leads to: its last part. */
export function nameOfRef(ref: string): string {
  const last = ref.slice(ref.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last).replaceAll('~1', '/').replaceAll('~0', '~') || ref;
  } catch {
    return last || ref;
  }
}

/** The name of a schema with a page of its own. */
export function schemaOfRef(ref: string): string | undefined {
  return /^#\/components\/schemas\/[^/]+$/.test(ref) ? nameOfRef(ref) : undefined;
}

const maxTypes = 4;

/** Describes the type of a schema in the notation of TypeScript, such as `Pet[]`. Does not follow any `$ref`. */
export function describeType(schema: JsonValue | undefined, depth = 0): string {
  if (schema === false) return 'never';
  if (!isJsonObject(schema) || depth > 5) return 'any';
  const { $ref: ref, type, format, items, oneOf, anyOf, allOf, title } = schema;
  if (typeof ref === 'string') return nameOfRef(ref);
  const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
  if (types.length > 0)
    return types
      .map((one) => {
        if (one === 'array') return `${bracket(describeType(items, depth + 1))}[]`;
        if (one === 'null') return one;
        return typeof format === 'string' ? `${one}<${format}>` : one;
      })
      .join(' | ');
  const options = [oneOf, anyOf].find((one) => Array.isArray(one) && one.length > 0) as
    | JsonValue[]
    | undefined;
  if (options) {
    const shown = options.slice(0, maxTypes).map((one) => describeType(one, depth + 1));
    return [...new Set(shown), ...(options.length > maxTypes ? ['…'] : [])].join(' | ');
  }
  if (Array.isArray(allOf)) {
    const names = allOf.flatMap((one) => {
      const of = isJsonObject(one) ? one['$ref'] : undefined;
      return typeof of === 'string' ? nameOfRef(of) : [];
    });
    if (names.length < allOf.length) names.push('object');
    return names.length > maxTypes ? `${names.slice(0, maxTypes).join(' & ')} & …` : names.join(' & ');
  }
  if (isJsonObject(schema['properties'])) return 'object';
  if (items !== undefined) return `${bracket(describeType(items, depth + 1))}[]`;
  if (typeof title === 'string') return title;
  if (Array.isArray(schema['enum'])) return 'enum';
  return 'any';
}

function bracket(type: string): string {
  return type.includes(' ') ? `(${type})` : type;
}

/** A limit on the values of a schema. */
export interface SchemaFact {
  key:
    | 'default'
    | 'const'
    | 'example'
    | 'pattern'
    | 'length'
    | 'count'
    | 'properties'
    | 'multipleOf'
    | 'unique'
    | 'range';
  value: string;
}

/** Lists the limits and defaults of a schema. */
export function listFacts(schema: JsonObject): SchemaFact[] {
  const facts: SchemaFact[] = [];
  const add = (key: SchemaFact['key'], value: string | undefined) => {
    if (value !== undefined) facts.push({ key, value });
  };
  add('range', numberRange(schema));
  add('length', countRange(schema['minLength'], schema['maxLength']));
  add('count', countRange(schema['minItems'], schema['maxItems']));
  add('properties', countRange(schema['minProperties'], schema['maxProperties']));
  add('unique', schema['uniqueItems'] === true ? '' : undefined);
  add('multipleOf', printValue(schema['multipleOf']));
  add('pattern', typeof schema['pattern'] === 'string' ? schema['pattern'] : undefined);
  add('default', printValue(schema['default']));
  add('const', printValue(schema['const']));
  const { examples } = schema;
  add('example', printValue(schema['example'] ?? (Array.isArray(examples) ? examples[0] : undefined)));
  return facts;
}

const maxValueLength = 200;

/** Prints a value of a definition on one line. */
export function printValue(value: JsonValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

function numberRange(schema: JsonObject): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const parts = [
    typeof exclusiveMinimum === 'number'
      ? `> ${exclusiveMinimum}`
      : typeof minimum === 'number'
        ? `≥ ${minimum}`
        : '',
    typeof exclusiveMaximum === 'number'
      ? `< ${exclusiveMaximum}`
      : typeof maximum === 'number'
        ? `≤ ${maximum}`
        : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function countRange(from: JsonValue | undefined, to: JsonValue | undefined): string | undefined {
  const min = typeof from === 'number' ? from : undefined;
  const max = typeof to === 'number' ? to : undefined;
  if (min === undefined && max === undefined) return undefined;
  if (min === max) return `${min}`;
  if (max === undefined) return `≥ ${min}`;
  return min === undefined ? `≤ ${max}` : `${min}–${max}`;
}

/** A part of a schema that a user can open. */
export interface SchemaPart {
  key: string;
  label: { name: string } | { is: 'anyKey' | 'items' | 'not' } | { pattern: string };
  schema: JsonValue;
  isRequired: boolean;
}

/** Lists the properties and items of a schema. */
export function listParts(schema: JsonObject): SchemaPart[] {
  const { required, properties, patternProperties, additionalProperties, items, prefixItems, not } = schema;
  const names = new Set(Array.isArray(required) ? required : []);
  const parts: SchemaPart[] = [];
  if (isJsonObject(properties))
    for (const [name, property] of Object.entries(properties))
      parts.push({
        key: `property ${name}`,
        label: { name },
        schema: property ?? {},
        isRequired: names.has(name),
      });
  if (isJsonObject(patternProperties))
    for (const [pattern, property] of Object.entries(patternProperties))
      parts.push({
        key: `pattern ${pattern}`,
        label: { pattern },
        schema: property ?? {},
        isRequired: false,
      });
  if (isJsonObject(additionalProperties) && Object.keys(additionalProperties).length > 0)
    parts.push({ key: 'others', label: { is: 'anyKey' }, schema: additionalProperties, isRequired: false });
  if (Array.isArray(prefixItems))
    prefixItems.forEach((item, index) =>
      parts.push({ key: `item ${index}`, label: { name: `[${index}]` }, schema: item, isRequired: false }),
    );
  if (isJsonObject(items))
    parts.push({ key: 'items', label: { is: 'items' }, schema: items, isRequired: false });
  if (isJsonObject(not)) parts.push({ key: 'not', label: { is: 'not' }, schema: not, isRequired: false });
  return parts;
}

/** Returns whether there is something to open: properties, items, alternatives, or a `$ref`. */
export function hasParts(schema: JsonValue | undefined): boolean {
  if (!isJsonObject(schema)) return false;
  const { $ref: ref, oneOf, anyOf, allOf, items } = schema;
  if (typeof ref === 'string' || [oneOf, anyOf, allOf].some((one) => Array.isArray(one) && one.length > 0))
    return true;
  if (isJsonObject(items)) return hasParts(items);
  return listParts(schema).some(({ key }) => key !== 'items');
}
