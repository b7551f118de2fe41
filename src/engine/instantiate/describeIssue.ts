import type { ConfigFieldIssue } from '../definitions/configSchema';

/** Details that zod adds to an issue. Other libraries may add some of them. */
interface DetailedIssue extends ConfigFieldIssue {
  code?: unknown;
  expected?: unknown;
  values?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  inclusive?: unknown;
  origin?: unknown;
  format?: unknown;
  keys?: unknown;
  errors?: unknown;
}

/**
 * Returns the message of an issue. zod/mini only says 'Invalid input' to stay small, so the message is created from the details
 * of the issue. It is the same for zod and zod/mini.
 */
export function describeIssue(issue: ConfigFieldIssue, value: unknown): string {
  const detailed: DetailedIssue = issue;
  if (value === undefined && isAbsence(detailed)) return 'Missing required value';
  return issue.message === 'Invalid input' ? describeDetails(detailed, value) : issue.message;
}

function isAbsence({ code, message }: DetailedIssue): boolean {
  return (
    message === 'Required' || ['invalid_type', 'invalid_union', 'invalid_value'].includes(code as string)
  );
}

function describeDetails(issue: DetailedIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Invalid input: expected ${String(issue.expected)}, received ${nameType(value)}`;
    case 'invalid_value':
      return describeOptions(issue.values);
    case 'invalid_union':
      return describeUnion(issue.errors, value);
    case 'too_small':
      return describeSize('Too small', issue, issue.inclusive === false ? '>' : '>=', issue.minimum);
    case 'too_big':
      return describeSize('Too big', issue, issue.inclusive === false ? '<' : '<=', issue.maximum);
    case 'invalid_format':
      return `Invalid ${String(issue.format)}`;
    case 'unrecognized_keys':
      return `Unrecognized key${Array.isArray(issue.keys) && issue.keys.length > 1 ? 's' : ''}: ${list(issue.keys, ', ')}`;
    default:
      return issue.message;
  }
}

const units: { readonly [origin in string]: string } = { string: 'characters', array: 'items', set: 'items' };

function describeSize(what: string, issue: DetailedIssue, sign: string, limit: unknown): string {
  const origin = typeof issue.origin === 'string' ? issue.origin : 'value';
  const unit = units[origin];
  return `${what}: expected ${origin} to ${unit ? 'have' : 'be'} ${sign}${String(limit)}${unit ? ` ${unit}` : ''}`;
}

function describeOptions(values: unknown): string {
  const options = list(values, '|');
  return Array.isArray(values) && values.length === 1
    ? `Invalid input: expected ${options}`
    : `Invalid option: expected one of ${options}`;
}

/** Combines the types that the branches of a union expect into one message. */
function describeUnion(branches: unknown, value: unknown): string {
  const expected = (Array.isArray(branches) ? branches : [])
    .flatMap((branch: unknown) => (Array.isArray(branch) ? (branch as DetailedIssue[]) : []))
    .filter(({ path }) => !path || path.length === 0)
    .map(({ expected: type, values }) => (values === undefined ? String(type) : list(values, '|')));
  if (expected.length === 0) return 'Invalid input';
  return `Invalid input: expected ${[...new Set(expected)].join(' or ')}, received ${nameType(value)}`;
}

function list(values: unknown, separator: string): string {
  return (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value)).join(separator);
}

function nameType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
