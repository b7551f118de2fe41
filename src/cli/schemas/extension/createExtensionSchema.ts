import { describeExtension } from '../descriptions/describeExtension';
import type { InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '../jsonSchema';
import { createConfigSchema, sharedDefinitions } from './createConfigSchema';

/** The id of an extension as the name of a file: `page:catalog/entity` is `page.catalog_entity`. */
export function toFileName(id: string): string {
  return id.replaceAll(':', '.').replaceAll('/', '_');
}

/** The schema of the config of one extension, on its own: for forms, and for files that are included as a config. */
export function createExtensionSchema(extension: InstalledExtension): JsonSchema {
  const { text } = describeExtension(extension);
  const config = createConfigSchema(extension);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: extension.id,
    description: config ? text : `${text} It takes no config.`,
    ...(config ?? { type: 'object', maxProperties: 0 }),
    ...(config ? { definitions: pickUsed(config) } : {}),
  };
}

/** The definitions that a schema refers to, and those that they refer to. */
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
