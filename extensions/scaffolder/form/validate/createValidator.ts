import { format, type OutputUnit, Validator } from '@cfworker/json-schema';
import type { ValidatorType } from '@rjsf/utils';
import type { JsonObject, JsonValue } from '#model';
import type { PatternChecks } from './createPatternChecks';

/** A validated schema, with the errors of a value. */
export interface Checked {
  /** The schema whose places the errors name. */
  schema: JsonObject;
  errors: OutputUnit[];
}

/** Validates the values of a form without compiling code, which the content security policy does not allow. */
export interface FormValidator extends ValidatorType {
  check: (schema: JsonObject, value: JsonValue) => Checked;
  /** The form library compares validators by this. */
  version?: number;
  /** Returns the pattern that a schema in {@link Checked} has, if any. */
  readPattern: (schema: JsonObject) => string | undefined;
}

let validators = 0;

/**
 * Creates a validator. It never runs a `pattern` itself, because a pattern can take forever: `patterns` does. A value whose result
 * is not known yet is valid.
 */
export function createValidator(patterns: PatternChecks): FormValidator {
  validators += 1;
  const prefix = `trellis-pattern-${validators}:`;
  const prepared = new WeakMap<object, { schema: JsonObject; validator: Validator }>();

  /** Patterns become formats, because the validator has a function for each format. */
  function nameFormat(pattern: string): string {
    const name = prefix + pattern;
    format[name] ??= (value) => [true, undefined].includes(patterns.read(pattern, value) as true | undefined);
    return name;
  }

  function prepare(schema: JsonObject, root: JsonObject): { schema: JsonObject; validator: Validator } {
    const known = prepared.get(schema);
    if (known) return known;
    const { definitions, $defs } = root;
    const complete = { ...(definitions && { definitions }), ...($defs && { $defs }), ...schema };
    const safe = replacePatterns(complete, nameFormat) as JsonObject;
    const entry = { schema: safe, validator: new Validator(safe, '7', false) };
    prepared.set(schema, entry);
    return entry;
  }

  function check(schema: JsonObject, value: JsonValue, root = schema): Checked {
    const entry = prepare(schema, root);
    return { schema: entry.schema, errors: entry.validator.validate(value).errors };
  }

  return {
    check,
    readPattern: ({ format: name }) =>
      typeof name === 'string' && name.startsWith(prefix) ? name.slice(prefix.length) : undefined,
    isValid(schema, value, root) {
      if (value === undefined) return false;
      try {
        return check(schema, toJson(value), root).errors.length === 0;
      } catch {
        // A schema with a reference that does not exist matches nothing.
        return false;
      }
    },
    // The form validates with `findProblems`, which waits for patterns and custom fields.
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({}),
  };
}

/** Keywords with values, which contain no schemas. */
const values = new Set(['default', 'enum', 'const', 'examples', 'required', 'errorMessage']);
/** Keywords with schemas by name. */
const maps = new Set(['properties', 'definitions', '$defs', 'dependencies', 'dependentSchemas']);

function replacePatterns(part: JsonValue, nameFormat: (pattern: string) => string): JsonValue {
  if (Array.isArray(part)) return part.map((item) => replacePatterns(item, nameFormat));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]): [string, JsonValue | undefined] => {
    if (value === undefined || values.has(key)) return [key, value];
    return [key, maps.has(key) ? replaceEach(value, nameFormat) : replacePatterns(value, nameFormat)];
  });
  const { pattern, ...schema } = Object.fromEntries(entries);
  // The format `url` of the validator can take forever.
  if (schema['format'] === 'url') schema['format'] = 'uri';
  if (typeof pattern !== 'string') return schema;
  const own = { format: nameFormat(pattern) };
  if (schema['format'] === undefined) return { ...schema, ...own };
  return { ...schema, allOf: [...(Array.isArray(schema['allOf']) ? schema['allOf'] : []), own] };
}

function replaceEach(map: JsonValue, nameFormat: (pattern: string) => string): JsonValue {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return map;
  return Object.fromEntries(
    Object.entries(map).map(([name, value]) => [
      name,
      value === undefined ? value : replacePatterns(value, nameFormat),
    ]),
  );
}

/** Removes keys without a value, as the server receives them. */
export function toJson(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value ?? null)) as JsonValue;
}
