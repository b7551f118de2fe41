import { definePluginSettings } from '#config/schema';
import { userSettingsDescriptions } from './descriptions';

/** Settings of the plugin `user-settings` in `app-config.yaml`. */
export const userSettingsSettings = definePluginSettings({ extensions: userSettingsDescriptions });
