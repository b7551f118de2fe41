import type { CatalogFilterContext, CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { CatalogListState } from './catalogListState';
import { type CombinedConditions, combineConditions } from './combineConditions';
import { chosenValues, resolveConditions } from './resolveConditions';

/** One request for the counts of several facets under the same conditions. */
export interface FacetBatch {
  facets: string[];
  conditions: CombinedConditions;
}

/**
 * Plans the requests for the counts of all filters. The values of a filter are counted under all other filters, so that a
 * count says what choosing the value would give. Filters in which nothing is chosen share one request; one that cannot be
 * counted is left out. `undefined` while it is not known what is listed.
 */
export function planFacets(
  fields: readonly CatalogFilterField[],
  filters: CatalogListState['filters'],
  context: CatalogFilterContext,
): FacetBatch[] | undefined {
  if (!resolveConditions(fields, filters, context)) return undefined;
  const batches = new Map<string, FacetBatch>();
  for (const field of fields) {
    if (field.facet === undefined) continue;
    const except = chosenValues(field, filters).length > 0 ? field.key : undefined;
    const conditions = resolveConditions(fields, filters, contextOfFacet(field, context), except);
    if (!conditions) continue;
    const batch = batches.get(except ?? '') ?? { facets: [], conditions: combineConditions(conditions) };
    batch.facets.push(field.facet);
    batches.set(except ?? '', batch);
  }
  return [...batches.values()];
}

/** Kinds are counted across kinds; entities with errors were looked for in one kind only, so under them kinds have no count. */
export function contextOfFacet(
  field: CatalogFilterField,
  context: CatalogFilterContext,
): CatalogFilterContext {
  return field.key === 'kind' ? { ...context, kind: undefined, failedRefs: undefined } : context;
}
