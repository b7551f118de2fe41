import { definePluginSettings } from '#config/schema';
import { catalogImportDescriptions } from './descriptions';

/** What the plugin `catalog-import` adds to the reference. Its settings are in `catalog.import`, a part of the catalog's section. */
export const catalogImportSettings = definePluginSettings({ extensions: catalogImportDescriptions });
