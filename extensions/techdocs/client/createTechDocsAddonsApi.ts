import type { TechDocsAddon } from '../blueprints/addonDataRef';
import type { TechDocsAddonsApi } from './TechDocsAddonsApi';

/** Creates the API with the add-ons in the order of the tree. Of several with one name, the first remains. */
export function createTechDocsAddonsApi(addons: readonly TechDocsAddon[]): TechDocsAddonsApi {
  const names = new Set<string>();
  const unique = addons.filter(({ name }) => !names.has(name) && names.add(name));
  return { getAddons: () => unique };
}
