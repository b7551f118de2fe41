/** A value that can be compared. */
export type FilterPrimitive = string | number | boolean;

/** The condition for a field. */
export type FilterPredicateValue =
  | FilterPrimitive
  | { $exists: boolean }
  | { $in: FilterPrimitive[] }
  | { $contains: FilterPredicate }
  | { $hasPrefix: string };

/** Conditions by dotted path. All of them must match. An empty map matches everything. */
export type FilterPredicateExpression = { [path: string]: FilterPredicateValue };

/**
 * A condition for a value, as written in YAML and in requests to the catalog. A primitive is compared with the value itself.
 * Strings are case-insensitive. Numbers are compared as strings.
 */
export type FilterPredicate =
  | FilterPrimitive
  | FilterPredicateExpression
  | { $all: FilterPredicate[] }
  | { $any: FilterPredicate[] }
  | { $not: FilterPredicate };
