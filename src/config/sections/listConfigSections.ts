import type { PluginSettings } from '../schema/pluginSettings';
import { createConfigSchema } from './createConfigSchema';

/** Lists the top-level sections of `app-config.yaml`: those of the core and of the given plugins. */
export function listConfigSections(plugins: readonly PluginSettings[]): string[] {
  return Object.keys(createConfigSchema(plugins).shape);
}
