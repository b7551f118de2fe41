import { definePluginSettings } from '#config/schema';
import { orgDescriptions } from './descriptions';

/** Settings of the plugin `org` in `app-config.yaml`. */
export const orgSettings = definePluginSettings({ extensions: orgDescriptions });
