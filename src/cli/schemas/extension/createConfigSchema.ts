import { describeSchema } from '../descriptions/describeSchema';
import { predicateDefinitions } from '../descriptions/predicates';
import { toEditorSchema } from '../editor/toEditorSchema';
import { elsewhereDefinitions } from '../editor/writtenElsewhere';
import type { InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '#config/schema';

/** The definitions that config schemas refer to. */
export const sharedDefinitions: Readonly<Record<string, JsonSchema>> = {
  ...elsewhereDefinitions,
  ...predicateDefinitions,
};

/** Returns the config schema from the code of an extension, with descriptions. `undefined` if it has no config. */
export function describeConfig(extension: InstalledExtension): JsonSchema | undefined {
  const { config } = extension;
  if (!config) return undefined;
  const { $schema: _, ...schema } = config;
  return describeSchema(schema, extension.description.config);
}

/** Returns the config schema of an extension for editors. `undefined` if it has no config. */
export function createConfigSchema(extension: InstalledExtension): JsonSchema | undefined {
  const described = describeConfig(extension);
  // Variables are strings, and config schemas of extensions don't convert strings to other types.
  return described && toEditorSchema(described, { spelled: false });
}
