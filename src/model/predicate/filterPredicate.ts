/** A value that can be compared. */
export type FilterPrimitive = string | number | boolean;

/** What a field must be. */
export type FilterPredicateValue =
  | FilterPrimitive
  | { $exists: boolean }
  | { $in: FilterPrimitive[] }
  | { $contains: FilterPredicate }
  | { $hasPrefix: string };

/** Dotted paths and what stands there; all of them must hold. The empty map holds for everything. */
export type FilterPredicateExpression = { [path: string]: FilterPredicateValue };

/**
 * A question to a value, as people write it in YAML and as clients send it to the catalogue. A primitive asks the value
 * itself. Texts compare without case, numbers by their text.
 */
export type FilterPredicate =
  | FilterPrimitive
  | FilterPredicateExpression
  | { $all: FilterPredicate[] }
  | { $any: FilterPredicate[] }
  | { $not: FilterPredicate };
