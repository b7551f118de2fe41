import { isJsonObject, type JsonObject } from '../json';
import { printFound, printIssuePath, type ValidationIssue } from './issue';

/** Looks at one field and says what is wrong with it; `path` is the field's own path. An absent field is given as `undefined`. */
export type FieldRule = (value: unknown, path: ValidationIssue['path']) => ValidationIssue[];

function refuse(path: ValidationIssue['path'], expected: string, found: unknown): ValidationIssue[] {
  return [
    { path, message: `"${printIssuePath(path)}" must be ${expected}, but it is ${printFound(found)}.` },
  ];
}

/** The field may be absent; present, it keeps the rule. */
export function optional(rule: FieldRule): FieldRule {
  return (value, path) => (value === undefined ? [] : rule(value, path));
}

/** The field must be there. */
export function required(rule: FieldRule): FieldRule {
  return (value, path) =>
    value === undefined
      ? [{ path, message: `"${printIssuePath(path)}" is required, but it is missing.` }]
      : rule(value, path);
}

/** A value that passes the test, described for the reader by `expected`. */
export function matching(test: (value: unknown) => boolean, expected: string): FieldRule {
  return (value, path) => (test(value) ? [] : refuse(path, expected, value));
}

export const anyText = matching((value) => typeof value === 'string', 'a text');
export const nonEmptyText = matching(
  (value) => typeof value === 'string' && value.trim() !== '',
  'a text that is not empty',
);

/** A list whose every item keeps the rule. */
export function listOf(rule: FieldRule): FieldRule {
  return (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => rule(item, [...path, index]))
      : refuse(path, 'a list', value);
}

/** A map whose named fields keep their rules; fields without a rule are free. */
export function mapOf(rules: Readonly<Record<string, FieldRule>>): FieldRule {
  return (value, path) => {
    if (!isJsonObject(value)) return refuse(path, 'a map', value);
    return Object.entries(rules).flatMap(([key, rule]) => rule(ownField(value, key), [...path, key]));
  };
}

/** A map of free keys: every key and every value keeps a rule. */
export function recordOf(key: (key: string) => boolean, keyExpected: string, rule: FieldRule): FieldRule {
  return (value, path) => {
    if (!isJsonObject(value)) return refuse(path, 'a map', value);
    return Object.entries(value).flatMap(([name, item]) => [
      ...(key(name) ? [] : refuse([...path, name], `under a key that is ${keyExpected}`, name)),
      ...rule(item, [...path, name]),
    ]);
  };
}

// Reading through the prototype would make `constructor` or `toString` look like a given field.
function ownField(map: JsonObject, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
