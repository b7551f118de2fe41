import { isZod3 } from '../definitions/assertConfigSchema';
import type { ConfigFieldIssue, ConfigFieldSchema, ConfigSchemaMap } from '../definitions/configSchema';
import { isRecord, printCause, printConfigPath } from '#diagnostics';
import { describeIssue } from './describeIssue';
import { findInnerIssues, listSteps } from './findInnerIssues';

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
  if (!isRecord(given))
    return {
      issues: [
        { message: `must be a map, but is ${Array.isArray(given) ? 'a list' : 'a single value'}`, path: [] },
      ],
    };
  const value: { [key in string]: unknown } = {};
  const issues: ConfigIssue[] = [];
  for (const [key, field] of Object.entries(schema)) {
    const input = Object.hasOwn(given, key) ? given[key] : undefined;
    const result = validateField(field, input);
    if (!result.issues) value[key] = result.value;
    else for (const issue of result.issues) issues.push(...listConfigIssues(key, input, issue));
  }
  return issues.length > 0 ? { issues } : { value };
}

/** Prints a validation error, for example `'links[0].url' must be a string, but is a number`. */
export function printConfigIssue({ message, path }: ConfigIssue): string {
  const subject = path.length > 0 ? `'${printConfigPath(path)}'` : 'it';
  if (/^(?:must|is|has)\b/.test(message)) return `${subject} ${message}`;
  return path.length > 0 ? `${message} at ${subject}` : message;
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

/** Of a union, returns the errors inside of the alternative that the value is meant for, if that is clear. */
function listConfigIssues(key: string, input: unknown, issue: ConfigFieldIssue): ConfigIssue[] {
  const path = listSteps(issue);
  const value = valueAt(input, path);
  const inner = findInnerIssues(issue, (steps) => valueAt(value, steps) !== undefined);
  if (!inner) return [{ message: describeIssue(issue, value), path: [key, ...path] }];
  return inner.flatMap((one) => listConfigIssues(key, input, { ...one, path: [...path, ...listSteps(one)] }));
}

function valueAt(input: unknown, path: ReadonlyArray<string | number>): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as { [key in string]: unknown })[step];
  }
  return value;
}
