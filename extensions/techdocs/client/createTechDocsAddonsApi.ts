import type { TechDocsAddon } from '../blueprints/addonDataRef';
import type { TechDocsAddonsApi } from './TechDocsAddonsApi';

/** Creates the API with the add-ons in the order of the tree. Of several with one name, the first remains. */
export function createTechDocsAddonsApi(addons: readonly TechDocsAddon[]): TechDocsAddonsApi {
  const unique = uniqueAddons(addons);
  return { getAddons: () => unique };
}

/** Returns the add-ons without those whose name is that of an earlier one. */
export function uniqueAddons(addons: readonly TechDocsAddon[]): readonly TechDocsAddon[] {
  const names = new Set<string>();
  return addons.filter(({ name }) => !names.has(name) && names.add(name));
}
