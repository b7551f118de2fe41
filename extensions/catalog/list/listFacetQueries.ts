import type {
  CatalogCondition,
  CatalogFilterContext,
  CatalogFilterField,
} from '../blueprints/CatalogFilterField';
import { choiceOf, type FilterChoices } from './filterChoices';
import { resolveConditions } from './resolveConditions';

/** A query for the counts of one filter: the values of a facet among the entities that match the conditions. */
export interface FacetQuery {
  facet: string;
  conditions: CatalogCondition[];
  /** The filter that is left out of the conditions. `undefined` if it has no selected values, so all conditions apply. */
  except: string | undefined;
}

/**
 * Lists the queries for the counts of all filters. Values are counted with all other filters applied, so a count is the number
 * of entities that the list would show with this value. Filters that cannot be counted are omitted.
 */
export function listFacetQueries(
  fields: readonly CatalogFilterField[],
  choices: FilterChoices,
  context: CatalogFilterContext,
): FacetQuery[] {
  return fields.flatMap((field) => {
    if (field.facet === undefined) return [];
    const except = choiceOf(choices, field.key).length > 0 ? field.key : undefined;
    const conditions = resolveConditions(fields, choices, contextOfFacet(field, context), except);
    return conditions ? [{ facet: field.facet, conditions, except }] : [];
  });
}

/** Kinds are counted across kinds. Entities with errors are known for one kind only, so kinds have no counts with that filter. */
function contextOfFacet(field: CatalogFilterField, context: CatalogFilterContext): CatalogFilterContext {
  return field.key === 'kind' ? { ...context, kind: undefined, failedRefs: undefined } : context;
}
