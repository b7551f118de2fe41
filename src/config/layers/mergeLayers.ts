import { emptyMap, type LocatedMap } from '../located/locatedValue';
import { mergeMaps, type MergeLists } from '../located/mergeLocated';
import { mergeExtensions } from './mergeExtensions';

/** The one list whose entries have an identity. */
const mergeLists: MergeLists = (base, over, path) =>
  path.length === 2 && path[0] === 'app' && path[1] === 'extensions' ? mergeExtensions(base, over) : over;

/**
 * Lays the layers over each other, the lowest first: maps merge key by key, `app.extensions` merges entry by entry, and
 * everything else replaces. Each value keeps the place of the layer that set it.
 */
export function mergeLayers(layers: readonly LocatedMap[]): LocatedMap {
  return layers.reduce((base, over) => mergeMaps(base, over, mergeLists), emptyMap);
}
