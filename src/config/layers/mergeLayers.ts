import { emptyMap, type LocatedMap } from '../located/locatedValue';
import { mergeMaps, type MergeLists } from '../located/mergeLocated';
import { mergeExtensions } from './mergeExtensions';

/** Merges `app.extensions` by id. Other lists are replaced, because their items have no identity. */
const mergeLists: MergeLists = (base, over, path) =>
  path.length === 2 && path[0] === 'app' && path[1] === 'extensions' ? mergeExtensions(base, over) : over;

/**
 * Merges layers, lowest first: maps merge key by key, `app.extensions` merges entry by entry, and everything else is replaced.
 * Each value keeps the place of the layer that set it.
 */
export function mergeLayers(layers: readonly LocatedMap[]): LocatedMap {
  return layers.reduce((base, over) => mergeMaps(base, over, mergeLists), emptyMap);
}
