import type { Sealer as PluginSealer } from '#backend';
import type { JsonValue } from '#model';
import type { Sealer } from '../auth/session/sealer';

/** Returns the sealer for one plugin. It does not open the values of other plugins, or the portal's own. */
export function createPluginSealer(sealer: Sealer, pluginId: string): PluginSealer {
  const purpose = `plugin ${pluginId}`;
  return {
    seal: (value, lifetimeSeconds) => sealer.seal(purpose, { value }, lifetimeSeconds),
    open: async (sealed) => (await sealer.open(purpose, sealed))?.['value'] as JsonValue | undefined,
  };
}
