import type { FilterPredicate } from '#model';
import { type EntityFilterGroup, FILTER_EXISTS } from '../protocol';
import { predicateFromEntityFilter } from '../api/entityFilterPredicate';
import type { EntityFilterQuery } from '../api/entityFilterQuery';
import type { CatalogCondition } from '../blueprints/CatalogFilterField';

/** Conditions of a request: a filter, a predicate if a filter cannot express them, or `nothing` if no entity can match. */
export type CombinedConditions = { filter?: EntityFilterQuery } | { query: FilterPredicate } | 'nothing';

/**
 * Combines conditions that must all match. Prefers a filter, because all backends support it. Two conditions on one field
 * would be merged in a filter, so they become a predicate, as all do beside a predicate.
 */
export function combineConditions(conditions: readonly CatalogCondition[]): CombinedConditions {
  if (conditions.some(matchesNothing)) return 'nothing';
  const plain = conditions.filter((condition) => 'key' in condition);
  const choices = conditions.filter((condition) => 'anyOf' in condition);
  const keys = plain.map(({ key }) => key);
  const isFilter = plain.length + choices.length === conditions.length;
  const repeated = new Set(keys).size < keys.length;
  const [choice, ...others] = choices;
  const clashing = choice?.anyOf.some((group) => keys.some((key) => Object.hasOwn(group, key))) ?? false;
  if (!isFilter || repeated || clashing || others.length > 0)
    return { query: { $all: conditions.map(toPredicate) } };

  const group: EntityFilterGroup = Object.assign({}, ...plain.map(toGroup));
  if (choice) return { filter: choice.anyOf.map((one) => ({ ...group, ...one })) };
  return plain.length > 0 ? { filter: group } : {};
}

function matchesNothing(condition: CatalogCondition): boolean {
  if ('anyOf' in condition) return condition.anyOf.length === 0;
  return 'values' in condition && condition.values.length === 0;
}

function toGroup(condition: Extract<CatalogCondition, { key: string }>): EntityFilterGroup {
  if ('exists' in condition) return { [condition.key]: FILTER_EXISTS };
  const [first = '', ...others] = condition.values;
  return { [condition.key]: others.length > 0 ? [first, ...others] : first };
}

function toPredicate(condition: CatalogCondition): FilterPredicate {
  if ('predicate' in condition) return condition.predicate;
  return predicateFromEntityFilter('anyOf' in condition ? condition.anyOf : toGroup(condition));
}
