import type { FilterPredicate, FilterPredicateValue, FilterPrimitive } from './filterPredicate';
import { valueAtPath } from './valueAtPath';

/** True when the value (an entity, a set of feature flags, …) answers the predicate. Pure and total: a mismatch of types is a no. */
export function evaluateFilterPredicate(predicate: FilterPredicate, value: unknown): boolean {
  if (isPrimitive(predicate)) return equals(predicate, value);
  if (isAll(predicate)) return predicate.$all.every((part) => evaluateFilterPredicate(part, value));
  if (isAny(predicate)) return predicate.$any.some((part) => evaluateFilterPredicate(part, value));
  if (isNot(predicate)) return !evaluateFilterPredicate(predicate.$not, value);
  return Object.entries(predicate).every(([path, wanted]) => holds(wanted, valueAtPath(value, path)));
}

function holds(wanted: FilterPredicateValue, found: unknown): boolean {
  if (isPrimitive(wanted)) return equals(wanted, found);
  if ('$exists' in wanted) return (found !== undefined && found !== null) === wanted.$exists;
  if ('$in' in wanted) return wanted.$in.some((candidate) => equals(candidate, found));
  if ('$contains' in wanted) {
    return Array.isArray(found) && found.some((item) => evaluateFilterPredicate(wanted.$contains, item));
  }
  return typeof found === 'string' && fold(found).startsWith(fold(wanted.$hasPrefix));
}

function equals(wanted: FilterPrimitive, found: unknown): boolean {
  return isPrimitive(found) && fold(wanted) === fold(found);
}

function fold(value: FilterPrimitive): string {
  return String(value).toLocaleLowerCase('en-US');
}

function isPrimitive(value: unknown): value is FilterPrimitive {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

// Paths and operators share one map type, so the compiler cannot tell them apart by `in` alone.
function isAll(predicate: object): predicate is { $all: FilterPredicate[] } {
  return Object.hasOwn(predicate, '$all');
}

function isAny(predicate: object): predicate is { $any: FilterPredicate[] } {
  return Object.hasOwn(predicate, '$any');
}

function isNot(predicate: object): predicate is { $not: FilterPredicate } {
  return Object.hasOwn(predicate, '$not');
}
