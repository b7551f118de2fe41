import { type Entity, evaluateFilterPredicate } from '#model';
import { type EntityFilterGroup, FILTER_EXISTS } from '../protocol';
import type {
  CatalogCondition,
  CatalogFilterContext,
  CatalogFilterField,
} from '../blueprints/CatalogFilterField';
import type { FilterChoices } from './filterChoices';
import { listFacetQueries } from './listFacetQueries';
import { searchValues } from './searchValues';

/** Counts by facet and value. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Counts the facets of loaded entities, for the same queries as `planFacets`. The protocol does not support facets with a text
 * search, so the results of a small search are counted here.
 */
export function tallyFacets(
  entities: readonly Entity[],
  fields: readonly CatalogFilterField[],
  choices: FilterChoices,
  context: CatalogFilterContext,
): FacetCounts {
  return new Map(
    listFacetQueries(fields, choices, context).map(({ facet, conditions }) => {
      const matching = entities.filter((entity) => conditions.every((one) => matchesCondition(one, entity)));
      return [facet, countValues(matching, facet)];
    }),
  );
}

function countValues(entities: readonly Entity[], facet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entity of entities) {
    for (const value of new Set(searchValues(entity, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function matchesCondition(condition: CatalogCondition, entity: Entity): boolean {
  if ('anyOf' in condition) return condition.anyOf.some((group) => matchesGroup(group, entity));
  if ('predicate' in condition) return evaluateFilterPredicate(condition.predicate, entity);
  if ('exists' in condition) return searchValues(entity, condition.key).length > 0;
  return hasOneOf(entity, condition.key, condition.values);
}

function matchesGroup(group: EntityFilterGroup, entity: Entity): boolean {
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
