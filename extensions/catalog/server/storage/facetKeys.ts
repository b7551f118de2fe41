/**
 * Keys whose values are counted by kind with every write, because the catalog's pages query their counts all the
 * time. Other keys are counted on demand.
 */
export const FACET_KEYS: ReadonlySet<string> = new Set([
  'kind',
  'metadata.namespace',
  'metadata.tags',
  'spec.type',
  'spec.lifecycle',
  'relations.ownedby',
]);

/** The distance between the value ids of consecutive keys; see `catalog_search_value`. */
export const KEY_SPAN = 2 ** 32;

/** Returns the key of a value. */
export function keyOfValue(valueId: number): number {
  return Math.floor(valueId / KEY_SPAN);
}
