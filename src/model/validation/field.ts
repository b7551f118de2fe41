import { isJsonObject, type JsonObject } from '../value/json';
import { printActual, printIssuePath, type ValidationIssue } from './issue';

/** Validates a field and returns the issues. `path` is the path of the field. An absent field is `undefined`. */
export type FieldRule = (value: unknown, path: ValidationIssue['path']) => ValidationIssue[];

function createIssues(path: ValidationIssue['path'], expected: string, found: unknown): ValidationIssue[] {
  return [
    { path, message: `"${printIssuePath(path)}" must be ${expected}, but it is ${printActual(found)}.` },
  ];
}

/** Applies a rule if the field is present. */
export function optional(rule: FieldRule): FieldRule {
  return (value, path) => (value === undefined ? [] : rule(value, path));
}

/** Requires the field, and applies a rule. */
export function required(rule: FieldRule): FieldRule {
  return (value, path) =>
    value === undefined ? [{ path, message: `"${printIssuePath(path)}" is required.` }] : rule(value, path);
}

/** Requires a value that passes the test. `expected` completes the message "must be …". */
export function matching(test: (value: unknown) => boolean, expected: string): FieldRule {
  return (value, path) => (test(value) ? [] : createIssues(path, expected, value));
}

export const anyText = matching((value) => typeof value === 'string', 'a string');
export const nonEmptyText = matching(
  (value) => typeof value === 'string' && value.trim() !== '',
  'a non-empty string',
);

/** Requires a list, and applies a rule to each item. */
export function listOf(rule: FieldRule): FieldRule {
  return (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => rule(item, [...path, index]))
      : createIssues(path, 'a list', value);
}

/** Requires a map, and applies rules to its fields. Other fields are allowed. */
export function mapOf(rules: Readonly<Record<string, FieldRule>>): FieldRule {
  return (value, path) => {
    if (!isJsonObject(value)) return createIssues(path, 'a map', value);
    return Object.entries(rules).flatMap(([key, rule]) => rule(ownField(value, key), [...path, key]));
  };
}

/** Requires a map with arbitrary keys, and applies rules to all keys and values. */
export function recordOf(key: (key: string) => boolean, keyExpected: string, rule: FieldRule): FieldRule {
  return (value, path) => {
    if (!isJsonObject(value)) return createIssues(path, 'a map', value);
    return Object.entries(value).flatMap(([name, item]) => [
      ...(key(name)
        ? []
        : [
            {
              path: [...path, name],
              message: `"${printIssuePath([...path, name])}" must have a key that is ${keyExpected}.`,
            },
          ]),
      ...rule(item, [...path, name]),
    ]);
  };
}

// Ignores inherited properties such as `constructor` and `toString`.
function ownField(map: JsonObject, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
