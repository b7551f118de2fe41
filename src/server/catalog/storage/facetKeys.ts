/**
 * Keys whose values are counted by kind with every write, because the catalogue's pages ask for their counts all the time. Any
 * other key can be counted too; that is worked out when it is asked.
 */
export const FACET_KEYS: ReadonlySet<string> = new Set([
  'kind',
  'metadata.namespace',
  'metadata.tags',
  'spec.type',
  'spec.lifecycle',
  'relations.ownedby',
]);

/** How far apart the ids of values of neighbouring keys are; see `catalog_search_value`. */
export const KEY_SPAN = 2 ** 32;

/** The key of a value. */
export function keyOfValue(valueId: number): number {
  return Math.floor(valueId / KEY_SPAN);
}
