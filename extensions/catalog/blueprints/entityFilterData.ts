import { type Entity, type FilterPredicate, evaluateFilterPredicate, stringifyEntityRef } from '#model';
import { entityFilterExpressionDataRef, entityFilterFunctionDataRef } from './entityDataRefs';
import { parseEntityFilterExpression } from './parseEntityFilterExpression';

/** A filter that selects the entities an extension is shown for. */
export type EntityFilterParam = string | FilterPredicate | ((entity: Entity) => boolean);

/** The filter that an extension outputs, in one of two forms. */
export interface EntityFilterData {
  filterFunction?: (entity: Entity) => boolean;
  filterExpression?: string;
}

/** Yields the filter of an extension: from the configuration, or from the params. */
export function* createEntityFilterData(
  params: { filter?: EntityFilterParam },
  config: { filter?: string | FilterPredicate },
) {
  const filter = config.filter ?? params.filter;
  if (typeof filter === 'string') yield entityFilterExpressionDataRef(filter);
  else if (filter !== undefined) yield entityFilterFunctionDataRef(createEntityFilter(filter));
}

/** Converts a filter to a function. Throws a `TypeError` if the text form is invalid. */
export function createEntityFilter(filter: EntityFilterParam): (entity: Entity) => boolean {
  if (typeof filter === 'function') return filter;
  if (typeof filter !== 'string') return (entity) => evaluateFilterPredicate(filter, entity);
  const parsed = parseEntityFilterExpression(filter);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.matches;
}

/** Filter functions that have thrown. Each is reported once. */
const failed = new WeakSet<(entity: Entity) => boolean>();

/**
 * Returns whether an extension with this filter is shown for the entity. Without a filter, it always is. If the function of a
 * plugin throws, its extension is not shown, and the rest of the page is.
 */
export function matchesEntityFilter(
  { filterFunction, filterExpression }: EntityFilterData,
  entity: Entity,
): boolean {
  if (!filterFunction) return filterExpression === undefined || createEntityFilter(filterExpression)(entity);
  try {
    return filterFunction(entity);
  } catch (error) {
    if (!failed.has(filterFunction))
      console.error(
        `An entity filter failed for '${stringifyEntityRef(entity)}', so its extension is hidden.`,
        error,
      );
    failed.add(filterFunction);
    return false;
  }
}
