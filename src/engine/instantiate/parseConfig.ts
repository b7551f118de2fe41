import { isZod3 } from '../definitions/assertConfigSchema';
import type { ConfigFieldIssue, ConfigFieldSchema, ConfigSchemaMap } from '../definitions/configSchema';
import { isRecord, printCause } from '#diagnostics';
import type { InvalidValue } from '../problems/invalidValue';

/** A parsed config, or all its validation errors. */
export type ParsedConfig =
  | { readonly value: { [key in string]: unknown }; readonly invalid?: undefined }
  | { readonly invalid: readonly InvalidValue[] };

const nothing: ParsedConfig = { value: Object.freeze({}) };

/**
 * Parses the config of an extension: validates known keys, applies defaults and drops unknown keys. Without a schema, the result
 * is an empty config.
 */
export function parseConfig(schema: ConfigSchemaMap | undefined, config: unknown): ParsedConfig {
  if (!schema) return nothing;
  const given = config ?? {};
  if (!isRecord(given)) return { invalid: [{ value: given, issue: { message: '' } }] };
  const value: { [key in string]: unknown } = {};
  const invalid: InvalidValue[] = [];
  for (const [key, field] of Object.entries(schema)) {
    const input = Object.hasOwn(given, key) ? given[key] : undefined;
    const result = validateField(field, input);
    if (!result.issues) value[key] = result.value;
    else for (const issue of result.issues) invalid.push({ key, value: input, issue });
  }
  return invalid.length > 0 ? { invalid } : { value };
}

type FieldResult = { value: unknown; issues?: undefined } | { issues: readonly ConfigFieldIssue[] };

/** Calls the schema, which is code of a plugin. If it throws, the error becomes a validation error. */
function callSchema(
  field: ConfigFieldSchema,
  input: unknown,
): ReturnType<(typeof field)['~standard']['validate']> {
  try {
    return field['~standard'].validate(input);
  } catch (error) {
    return { issues: [{ message: `The schema threw an error: ${printCause(error)}` }] };
  }
}

/** Validates one value of a config. Never throws. */
export function validateField(field: ConfigFieldSchema, input: unknown): FieldResult {
  if (isZod3(field)) {
    const parsed = field.safeParse(input);
    return parsed.success ? { value: parsed.data } : { issues: parsed.error.issues };
  }
  const result = callSchema(field, input);
  return result instanceof Promise
    ? { issues: [{ message: 'Schemas with asynchronous validation are not supported' }] }
    : result;
}
