import type { ConfigSchema } from '../schema/configSchema';
import { mergePluginSettings, type PluginSettings } from '../schema/pluginSettings';
import { map } from '../schema/values';
import { coreSettings } from './coreSettings';

/**
 * Creates the schema of an installation: all keys of the core and of the given plugins, with type, description, default and
 * visibility. Values of other keys are never visible in browsers.
 */
export function createConfigSchema(plugins: readonly PluginSettings[]): ConfigSchema {
  const { sections } = mergePluginSettings([coreSettings, ...plugins]);
  const optional = Object.entries(sections).map(([key, section]) => [key, section.optional()] as const);
  return map(Object.fromEntries(optional));
}
