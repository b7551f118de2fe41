import type { InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '#config/schema';
import { createConfigSchema, sharedDefinitions } from './createConfigSchema';

/** Converts an extension id to a file name: `page:catalog/entity` becomes `page.catalog_entity`. */
export function toFileName(id: string): string {
  return id.replaceAll(':', '.').replaceAll('/', '_');
}

/** Creates a standalone schema of the config of one extension, for forms and for included files. */
export function createExtensionSchema(extension: InstalledExtension): JsonSchema {
  const { text } = extension.description;
  const config = createConfigSchema(extension);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: extension.id,
    description: config ? text : `${text} It has no config.`,
    ...(config ?? { type: 'object', maxProperties: 0 }),
    ...(config ? { definitions: pickUsed(config) } : {}),
  };
}

/** Returns the definitions that a schema refers to, directly or indirectly. */
function pickUsed(schema: JsonSchema): Record<string, JsonSchema> {
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(sharedDefinitions[name]);
    }
  };
  visit(schema);
  return Object.fromEntries(Object.entries(sharedDefinitions).filter(([name]) => used.has(name)));
}
