import { describeExtension } from '../descriptions/describeExtension';
import { describeSchema } from '../descriptions/describeSchema';
import { predicateDefinitions } from '../descriptions/predicates';
import { toEditorSchema } from '../editor/toEditorSchema';
import { elsewhereDefinitions } from '../editor/writtenElsewhere';
import type { InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '../jsonSchema';

/** What the schemas of configs refer to. */
export const sharedDefinitions: Readonly<Record<string, JsonSchema>> = {
  ...elsewhereDefinitions,
  ...predicateDefinitions,
};

/** The config of an extension as its code checks it, described; `undefined` where it takes none. */
export function describeConfig(extension: InstalledExtension): JsonSchema | undefined {
  const { config } = extension;
  if (!config) return undefined;
  const { $schema: _, ...schema } = config;
  return describeSchema(schema, describeExtension(extension).config);
}

/** The schema that an editor checks the config of an extension against; `undefined` where it takes none. */
export function createConfigSchema(extension: InstalledExtension): JsonSchema | undefined {
  const described = describeConfig(extension);
  // Variables give texts, and the schemas of extensions take a text for nothing else.
  return described && toEditorSchema(described, { spelled: false });
}
