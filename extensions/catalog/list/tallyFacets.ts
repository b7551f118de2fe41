import type { Entity } from '#model';
import { type EntityFilterGroup, FILTER_EXISTS } from '#protocol';
import type {
  CatalogCondition,
  CatalogFilterContext,
  CatalogFilterField,
} from '../blueprints/CatalogFilterField';
import type { CatalogListState } from './catalogListState';
import { contextOfFacet } from './facetPlan';
import { chosenValues, resolveConditions } from './resolveConditions';
import { searchValues } from './searchValues';

/** Counts by facet, each a map of value to number. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Counts facets of entities that are at hand, by the same rule as `planFacets`. Free text is why: the protocol has no facets
 * under a text, so a search that finds few entities is counted here.
 */
export function tallyFacets(
  entities: readonly Entity[],
  fields: readonly CatalogFilterField[],
  filters: CatalogListState['filters'],
  context: CatalogFilterContext,
): FacetCounts {
  const counts = new Map<string, Map<string, number>>();
  for (const field of fields) {
    if (field.facet === undefined) continue;
    const except = chosenValues(field, filters).length > 0 ? field.key : undefined;
    const conditions = resolveConditions(fields, filters, contextOfFacet(field, context), except);
    if (!conditions) continue;
    counts.set(
      field.facet,
      countValues(
        entities.filter((entity) => conditions.every((one) => holds(one, entity))),
        field.facet,
      ),
    );
  }
  return counts;
}

function countValues(entities: readonly Entity[], facet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entity of entities) {
    for (const value of new Set(searchValues(entity, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function holds(condition: CatalogCondition, entity: Entity): boolean {
  if ('anyOf' in condition) return condition.anyOf.some((group) => groupHolds(group, entity));
  if ('exists' in condition) return searchValues(entity, condition.key).length > 0;
  return hasOneOf(entity, condition.key, condition.values);
}

function groupHolds(group: EntityFilterGroup, entity: Entity): boolean {
  return Object.entries(group).every(([key, wanted]) => {
    const values = [wanted].flat();
    if (values.includes(FILTER_EXISTS)) return searchValues(entity, key).length > 0;
    return hasOneOf(entity, key, values.map(String));
  });
}

function hasOneOf(entity: Entity, key: string, wanted: readonly string[]): boolean {
  const folded = new Set(wanted.map(fold));
  return searchValues(entity, key).some((value) => folded.has(fold(value)));
}

function fold(value: string): string {
  return value.toLocaleLowerCase('en-US');
}
