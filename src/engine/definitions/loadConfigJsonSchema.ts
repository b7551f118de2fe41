import type { JsonObject } from '#model';

import type { Extension } from './extension';

/**
 * Loads the JSON Schema (draft 7) of an extension's config; `undefined` if it has no settings. The converter is loaded on
 * demand, because it is larger than the engine and not needed to start an app.
 */
export async function loadConfigJsonSchema({ configSchema }: Extension): Promise<JsonObject | undefined> {
  if (!configSchema) return undefined;
  const { createConfigJsonSchema } = await import('./createConfigJsonSchema');
  return createConfigJsonSchema(configSchema);
}
