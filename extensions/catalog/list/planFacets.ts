import type { CatalogFilterContext, CatalogFilterField } from '../blueprints/CatalogFilterField';
import { type CombinedConditions, combineConditions } from './combineConditions';
import type { FilterChoices } from './filterChoices';
import { listFacetQueries } from './listFacetQueries';
import { resolveConditions } from './resolveConditions';

/** A request for the counts of several facets with the same conditions. */
export interface FacetBatch {
  facets: string[];
  conditions: CombinedConditions;
}

/**
 * Plans the requests for the counts of all filters. Filters without selected values share one request. Returns `undefined`
 * until the conditions of the list are known.
 */
export function planFacets(
  fields: readonly CatalogFilterField[],
  choices: FilterChoices,
  context: CatalogFilterContext,
): FacetBatch[] | undefined {
  if (!resolveConditions(fields, choices, context)) return undefined;
  const batches = new Map<string | undefined, FacetBatch>();
  for (const { facet, conditions, except } of listFacetQueries(fields, choices, context)) {
    const batch = batches.get(except) ?? { facets: [], conditions: combineConditions(conditions) };
    batch.facets.push(facet);
    batches.set(except, batch);
  }
  return [...batches.values()];
}
