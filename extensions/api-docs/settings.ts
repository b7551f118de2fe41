import { definePluginSettings } from '#config/schema';
import { apiDocsDescriptions } from './descriptions';

/** Settings of the plugin `api-docs` in `app-config.yaml`. */
export const apiDocsSettings = definePluginSettings({ extensions: apiDocsDescriptions });
