import { isZod3 } from '../definitions/assertConfigSchema';
import type { ConfigFieldIssue, ConfigFieldSchema, ConfigSchemaMap } from '../definitions/configSchema';
import { isRecord } from '#diagnostics';
import { printCause } from '#diagnostics';
import { describeIssue } from './describeIssue';

/** One validation error of a config: a message, and the path of the value. */
export interface ConfigIssue {
  message: string;
  path: ReadonlyArray<string | number>;
}

/** A parsed config, or all its validation errors. */
export type ParsedConfig =
  | { readonly value: { [key in string]: unknown }; readonly issues?: undefined }
  | { readonly issues: readonly ConfigIssue[] };

const nothing: ParsedConfig = { value: Object.freeze({}) };

/**
 * Parses the config of an extension: validates known keys, applies defaults and drops unknown keys. Without a schema, the result
 * is an empty config.
 */
export function parseConfig(schema: ConfigSchemaMap | undefined, config: unknown): ParsedConfig {
  if (!schema) return nothing;
  const given = config ?? {};
  if (!isRecord(given)) return { issues: [{ message: 'Invalid input: expected object', path: [] }] };
  const value: { [key in string]: unknown } = {};
  const issues: ConfigIssue[] = [];
  for (const [key, field] of Object.entries(schema)) {
    const input = Object.hasOwn(given, key) ? given[key] : undefined;
    const result = validateField(field, input);
    if (!result.issues) value[key] = result.value;
    else for (const issue of result.issues) issues.push(toConfigIssue(key, input, issue));
  }
  return issues.length > 0 ? { issues } : { value };
}

/** Prints a validation error, for example `Missing required value at 'links.url'`. */
export function printConfigIssue({ message, path }: ConfigIssue): string {
  return path.length > 0 ? `${message} at '${path.join('.')}'` : message;
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

function toConfigIssue(key: string, input: unknown, issue: ConfigFieldIssue): ConfigIssue {
  const below = (issue.path ?? []).map((part) => {
    const step = typeof part === 'object' ? part.key : part;
    return typeof step === 'number' ? step : String(step);
  });
  return { message: describeIssue(issue, valueAt(input, below)), path: [key, ...below] };
}

function valueAt(input: unknown, path: ReadonlyArray<string | number>): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as { [key in string]: unknown })[step];
  }
  return value;
}
