import type { ZodMiniType, infer as Infer } from 'zod/mini';
import { inputError } from './httpError';

/**
 * Parses the body of a request with a schema.
 *
 * @throws HttpError 400 with the first issue, worded as the protocol does, or if there is no body
 */
export function parseBody<Schema extends ZodMiniType>(schema: Schema, body: unknown): Infer<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success && body != null) return parsed.data;
  if (parsed.success || body === null) throw inputError('request/body must be object');
  const [issue] = parsed.error.issues;
  throw inputError(issue ? printIssue(issue, body ?? {}) : 'request/body is not valid');
}

type Issue = { code?: string; path: PropertyKey[]; message: string; expected?: unknown; minimum?: unknown };

function printIssue(issue: Issue, body: unknown): string {
  const parent = issue.path.slice(0, -1);
  const key = issue.path.at(-1);
  if (key !== undefined && valueAt(body, issue.path) === undefined) {
    return `${pointer(parent)} must have required property '${String(key)}'`;
  }
  return `${pointer(issue.path)} ${printFault(issue)}`;
}

function printFault(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${String(issue.expected)}`;
    case 'invalid_value':
      return 'must be equal to one of the allowed values';
    case 'too_small':
      return `must not be less than ${String(issue.minimum)}`;
    default:
      return 'is not valid';
  }
}

function pointer(path: PropertyKey[]): string {
  return ['request/body', ...path.map(String)].join('/');
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}
