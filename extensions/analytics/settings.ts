import { definePluginSettings } from '#config/schema';
import { analyticsDescriptions } from './descriptions';

/** Settings of the plugin `analytics` in `app-config.yaml`. */
export const analyticsSettings = definePluginSettings({ extensions: analyticsDescriptions });
