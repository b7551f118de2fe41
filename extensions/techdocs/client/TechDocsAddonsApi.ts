import { createApiRef } from '#sdk';
import type { TechDocsAddon } from '../blueprints/addonDataRef';

/** The add-ons of all documentation pages. */
export interface TechDocsAddonsApi {
  getAddons: () => readonly TechDocsAddon[];
}

/** The add-ons of all documentation pages, `api:techdocs/addons`. */
export const techdocsAddonsApiRef = createApiRef<TechDocsAddonsApi>({
  id: 'plugin.techdocs.addons',
});
