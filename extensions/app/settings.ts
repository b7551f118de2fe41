import { definePluginSettings } from '#config/schema';
import { appDescriptions } from './descriptions';

/** Settings of the plugin `app` in `app-config.yaml`. */
export const appSettings = definePluginSettings({ extensions: appDescriptions });
