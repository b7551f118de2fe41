import type { JsonObject } from '#model';

import type { Extension } from './extension';

/**
 * The JSON Schema (draft 7) of an extension's config, or `undefined` when it takes none. Loaded on demand, because what
 * makes it weighs more than the whole engine and nobody needs it to start an app.
 */
export async function loadConfigJsonSchema({ configSchema }: Extension): Promise<JsonObject | undefined> {
  if (!configSchema) return undefined;
  const { createConfigJsonSchema } = await import('./createConfigJsonSchema');
  return createConfigJsonSchema(configSchema);
}
