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
 * count says what choosing the value would give. Filters in which nothing is chosen share one request.
 */
export function planFacets(
  fields: readonly CatalogFilterField[],
  filters: CatalogListState['filters'],
  context: CatalogFilterContext,
): FacetBatch[] | undefined {
  const batches = new Map<string, FacetBatch>();
  for (const field of fields) {
    if (field.facet === undefined) continue;
    const except = chosenValues(field, filters).length > 0 ? field.key : undefined;
    const withKind = field.key === 'kind' ? { ...context, kind: undefined } : context;
    const conditions = resolveConditions(fields, filters, withKind, except);
    if (!conditions) return undefined;
    const batch = batches.get(except ?? '') ?? { facets: [], conditions: combineConditions(conditions) };
    batch.facets.push(field.facet);
    batches.set(except ?? '', batch);
  }
  return [...batches.values()];
}
