import { isZod3 } from '../definitions/assertConfigSchema';
import type { ConfigFieldIssue, ConfigFieldSchema, ConfigSchemaMap } from '../definitions/configSchema';
import { isRecord } from '#diagnostics';
import { printCause } from '../printCause';
import { describeIssue } from './describeIssue';

/** One complaint about a config: what is wrong, and below which key. */
export interface ConfigIssue {
  message: string;
  path: ReadonlyArray<string | number>;
}

/** A parsed config, or everything that is wrong with it. */
export type ParsedConfig =
  | { readonly value: { [key in string]: unknown }; readonly issues?: undefined }
  | { readonly issues: readonly ConfigIssue[] };

const nothing: ParsedConfig = { value: Object.freeze({}) };

/**
 * Parses the config of an extension: every key that its schema knows is validated and completed by defaults, keys that it
 * does not know are dropped. An extension without a schema gets an empty config, whatever is written.
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

/** One complaint as people read it: `Missing required value at 'links.url'`. */
export function printConfigIssue({ message, path }: ConfigIssue): string {
  return path.length > 0 ? `${message} at '${path.join('.')}'` : message;
}

type FieldResult = { value: unknown; issues?: undefined } | { issues: readonly ConfigFieldIssue[] };

/** The schema is code of a plugin, and what it throws is as good a complaint as what it returns. */
function callSchema(
  field: ConfigFieldSchema,
  input: unknown,
): ReturnType<(typeof field)['~standard']['validate']> {
  try {
    return field['~standard'].validate(input);
  } catch (error) {
    return { issues: [{ message: `The schema failed: ${printCause(error)}` }] };
  }
}

/** Validates one value of a config. Never throws, whatever the schema does. */
export function validateField(field: ConfigFieldSchema, input: unknown): FieldResult {
  if (isZod3(field)) {
    const parsed = field.safeParse(input);
    return parsed.success ? { value: parsed.data } : { issues: parsed.error.issues };
  }
  const result = callSchema(field, input);
  return result instanceof Promise
    ? { issues: [{ message: 'The schema validates asynchronously, which is not possible here' }] }
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
