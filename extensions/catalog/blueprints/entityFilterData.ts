import { type Entity, type FilterPredicate, evaluateFilterPredicate } from '#model';
import { entityFilterExpressionDataRef, entityFilterFunctionDataRef } from './entityDataRefs';
import { parseEntityFilterExpression } from './parseEntityFilterExpression';

/** How an author says for which entities an extension shows. */
export type EntityFilterParam = string | FilterPredicate | ((entity: Entity) => boolean);

/** What an extension gave about its filter. */
export interface EntityFilterData {
  filterFunction?: (entity: Entity) => boolean;
  filterExpression?: string;
}

/** The filter that an extension outputs: the configured one, else the author's, else none. */
export function* createEntityFilterData(
  params: { filter?: EntityFilterParam },
  config: { filter?: string | FilterPredicate },
) {
  const filter = config.filter ?? params.filter;
  if (typeof filter === 'string') yield entityFilterExpressionDataRef(filter);
  else if (filter !== undefined) yield entityFilterFunctionDataRef(createEntityFilter(filter));
}

/** The filter as a function, where an extension has no output for the text form. */
export function createEntityFilter(filter: EntityFilterParam): (entity: Entity) => boolean {
  if (typeof filter === 'function') return filter;
  if (typeof filter !== 'string') return (entity) => evaluateFilterPredicate(filter, entity);
  const parsed = parseEntityFilterExpression(filter);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.matches;
}

/** Whether an extension with this filter shows for the entity; without a filter it shows for all. */
export function matchesEntityFilter(
  { filterFunction, filterExpression }: EntityFilterData,
  entity: Entity,
): boolean {
  if (filterFunction) return filterFunction(entity);
  return filterExpression === undefined || createEntityFilter(filterExpression)(entity);
}
