import type { FilterPredicate, FilterPredicateValue, FilterPrimitive } from './filterPredicate';
import { valueAtPath } from './valueAtPath';

/** Returns whether a value, such as an entity, matches a predicate. Never throws: a value of another type does not match. */
export function evaluateFilterPredicate(predicate: FilterPredicate, value: unknown): boolean {
  if (isPrimitive(predicate)) return equals(predicate, value);
  if (isAll(predicate)) return predicate.$all.every((part) => evaluateFilterPredicate(part, value));
  if (isAny(predicate)) return predicate.$any.some((part) => evaluateFilterPredicate(part, value));
  if (isNot(predicate)) return !evaluateFilterPredicate(predicate.$not, value);
  return Object.entries(predicate).every(([path, expected]) =>
    matchesValue(expected, valueAtPath(value, path)),
  );
}

function matchesValue(expected: FilterPredicateValue, found: unknown): boolean {
  if (isPrimitive(expected)) return equals(expected, found);
  if ('$exists' in expected) return (found !== undefined && found !== null) === expected.$exists;
  if ('$in' in expected) return expected.$in.some((candidate) => equals(candidate, found));
  if ('$contains' in expected) {
    return Array.isArray(found) && found.some((item) => evaluateFilterPredicate(expected.$contains, item));
  }
  return typeof found === 'string' && fold(found).startsWith(fold(expected.$hasPrefix));
}

function equals(expected: FilterPrimitive, found: unknown): boolean {
  return isPrimitive(found) && fold(expected) === fold(found);
}

function fold(value: FilterPrimitive): string {
  return String(value).toLocaleLowerCase('en-US');
}

function isPrimitive(value: unknown): value is FilterPrimitive {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

// Paths and operators share a map type, so `in` does not narrow it.
function isAll(predicate: object): predicate is { $all: FilterPredicate[] } {
  return Object.hasOwn(predicate, '$all');
}

function isAny(predicate: object): predicate is { $any: FilterPredicate[] } {
  return Object.hasOwn(predicate, '$any');
}

function isNot(predicate: object): predicate is { $not: FilterPredicate } {
  return Object.hasOwn(predicate, '$not');
}
