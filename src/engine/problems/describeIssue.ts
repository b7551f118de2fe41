import { isRecord } from '#diagnostics';
import type { ConfigFieldIssue } from '../definitions/configSchema';

/** Details that zod 4, zod/mini or zod 3 adds to an issue. Other libraries may add some of them. */
interface DetailedIssue extends ConfigFieldIssue {
  readonly [detail: string]: unknown;
}

/** The messages of zod. They name types and patterns of code, so they are replaced. Plugins can have their own messages. */
const standardMessage =
  /^(?:Invalid|Required$|Too (?:big|small)\b|Unrecognized key|Expected \S+, received |Input not instance|(?:String|Number|Array|Set|Date|BigInt|Object) must )/;

/**
 * Returns what is wrong with a value. A text that starts with 'must', 'is' or 'has' continues a sentence that starts with the
 * path of the value; another one is a sentence of the plugin.
 */
export function describeIssue(issue: ConfigFieldIssue, value: unknown): string {
  if (!standardMessage.test(issue.message)) return issue.message;
  const detailed = issue as DetailedIssue;
  const text = describeFault(detailed, value);
  return value === undefined
    ? text.replace(/^must be (.*), but is missing$/s, 'is missing. It must be $1')
    : text;
}

function describeFault(issue: DetailedIssue, value: unknown): string {
  if (issue['code'] === 'unrecognized_keys') {
    const keys = listOf(issue['keys']);
    return `has the unknown key${keys.length > 1 ? 's' : ''} ${keys.map(quote).join(', ')}`;
  }
  const wanted = describeWanted(issue);
  if (wanted === undefined) return value === undefined ? 'is missing' : 'is not valid';
  return `must be ${wanted}, but is ${describeFound(value, wanted)}`;
}

/** Describes the valid values. `undefined` if the issue does not know them. */
function describeWanted(issue: DetailedIssue): string | undefined {
  switch (issue['code']) {
    case 'invalid_type':
      return nameType(issue['expected']);
    case 'invalid_value':
      return joinWords(listOf(issue['values']).map(quote));
    case 'invalid_enum_value':
    case 'invalid_union_discriminator':
      return joinWords(listOf(issue['options']).map(quote));
    case 'invalid_literal':
      return quote(issue['expected']);
    case 'invalid_union':
      return describeUnion(issue);
    case 'too_small':
      return describeSize(issue, issue['inclusive'] === false ? 'more than' : 'at least', issue['minimum']);
    case 'too_big':
      return describeSize(issue, issue['inclusive'] === false ? 'less than' : 'at most', issue['maximum']);
    case 'not_multiple_of':
      return `a multiple of ${String(issue['divisor'] ?? issue['multipleOf'])}`;
    case 'invalid_format':
    case 'invalid_string':
      return describeFormat(issue);
    case 'invalid_date':
      return nameType('date');
    default:
      return undefined;
  }
}

const types: { readonly [type in string]: string } = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  integer: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'a map',
  record: 'a map',
  map: 'a map',
  null: 'empty',
  date: "a date such as '2027-01-31'",
};

function nameType(type: unknown): string {
  return types[String(type)] ?? `a value of the type ${String(type)}`;
}

const units: { readonly [origin in string]: string } = {
  string: 'character',
  array: 'item',
  set: 'item',
  map: 'entry',
  object: 'key',
};

function describeSize(issue: DetailedIssue, sign: string, limit: unknown): string {
  const origin = String(issue['origin'] ?? issue['type']);
  const unit = units[origin];
  if (unit === undefined)
    return `a number of ${sign} ${String(limit)}`.replace('of more', 'more').replace('of less', 'less');
  const plural = limit === 1 ? unit : unit.replace(/y$/, 'ie') + 's';
  return `${nameType(origin)} with ${sign} ${String(limit)} ${plural}`;
}

const formats: { readonly [format in string]: string } = {
  url: "a URL such as 'https://example.com'",
  email: "an email address such as 'jane@example.com'",
  uuid: "a UUID such as '123e4567-e89b-12d3-a456-426614174000'",
  guid: "a UUID such as '123e4567-e89b-12d3-a456-426614174000'",
  datetime: "a time such as '2027-01-31T08:00:00Z'",
  date: "a date such as '2027-01-31'",
  time: "a time of day such as '08:30:00'",
  duration: "a duration such as 'PT5M'",
  ip: "an IP address such as '192.0.2.1'",
  ipv4: "an IP address such as '192.0.2.1'",
  ipv6: "an IPv6 address such as '2001:db8::1'",
  cidrv4: "an address range such as '192.0.2.0/24'",
  lowercase: 'a string in lowercase',
  uppercase: 'a string in uppercase',
  regex: 'a string in the expected format',
};

/** zod 4 names the format. zod 3 names it as `validation`, which is a map if the text must start with, end with or include another. */
function describeFormat(issue: DetailedIssue): string {
  const check = issue['format'] ?? issue['validation'];
  const {
    startsWith = issue['prefix'],
    endsWith = issue['suffix'],
    includes = issue['includes'],
  } = isRecord(check) ? check : {};
  if (startsWith !== undefined) return `a string that starts with ${quote(startsWith)}`;
  if (endsWith !== undefined) return `a string that ends with ${quote(endsWith)}`;
  if (includes !== undefined) return `a string that contains ${quote(includes)}`;
  return formats[String(check)] ?? 'a string in the expected format';
}

/** Combines what the branches of a union expect of the value itself. */
function describeUnion(issue: DetailedIssue): string | undefined {
  const depth = issue.path?.length ?? 0;
  const branches = listOf(issue['errors'] ?? issue['unionErrors']).map((branch) =>
    isRecord(branch) ? listOf(branch['issues']) : listOf(branch),
  );
  // In zod 3, the paths of branches start at the config, in zod 4 at the value.
  const start = issue['unionErrors'] === undefined ? 0 : depth;
  const wanted = branches.flatMap((branch) => {
    const issues = branch.filter(isRecord) as unknown as DetailedIssue[];
    const own = issues.find(({ path }) => (path?.length ?? 0) <= start);
    const words = own ? describeWanted(own) : issues.length > 0 ? 'a map with other keys' : undefined;
    return words === undefined ? [] : [words];
  });
  const words = wanted.flatMap((word) => (word === types['boolean'] ? ['true', 'false'] : [word]));
  return words.length > 0 ? joinWords([...new Set(words)]) : undefined;
}

/** Describes only the type of a value, because it may be a secret in the wrong place. */
function describeFound(value: unknown, wanted: string): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  const type = Array.isArray(value) ? 'array' : typeof value;
  if (typeof value === 'boolean') return `'${value}'`;
  const name = nameType(type);
  if (value === '') return 'an empty string';
  const isKindWanted =
    wanted.includes(name) ||
    (type === 'string' && /^(?:'|an? (?:URL|email|UUID|date|time|duration|IP|address))/.test(wanted));
  return isKindWanted ? name.replace(/^a /, 'a different ') : name;
}

function quote(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function joinWords(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
