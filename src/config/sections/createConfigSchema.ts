import type { ConfigSchema } from '../schema/configSchema';
import { mergePluginSettings, type PluginSettings } from '../schema/pluginSettings';
import { map } from '../schema/values';
import { acceptKeys } from './acceptKeys';
import { coreSettings } from './coreSettings';

const schemas = new WeakMap<readonly PluginSettings[], ConfigSchema>();

/**
 * Creates the schema of an installation: all keys of the core and of the given plugins, with type, description, default and
 * visibility. Accepted keys of other programs are included. Values of other keys are never visible in browsers.
 */
export function createConfigSchema(plugins: readonly PluginSettings[]): ConfigSchema {
  const existing = schemas.get(plugins);
  if (existing) return existing;
  const { sections, accepted } = mergePluginSettings([coreSettings, ...plugins]);
  const optional = Object.entries(acceptKeys(sections, accepted)).map(
    ([key, section]) => [key, section.optional()] as const,
  );
  const schema = map(Object.fromEntries(optional));
  schemas.set(plugins, schema);
  return schema;
}
