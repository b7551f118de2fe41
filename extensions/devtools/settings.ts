import { definePluginSettings } from '#config/schema';
import { devtoolsDescriptions } from './descriptions';

/** Settings of the plugin `devtools` in `app-config.yaml`. */
export const devtoolsSettings = definePluginSettings({ extensions: devtoolsDescriptions });
