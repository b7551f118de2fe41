import { createAppConfigSchema } from '#config/node';
import { appConfigDescriptions } from '../descriptions/appConfig';
import { describeSchema } from '../descriptions/describeSchema';
import { createNearPattern } from '../editor/createNearPattern';
import { toEditorSchema } from '../editor/toEditorSchema';
import { sharedDefinitions } from '../extension/createConfigSchema';
import type { Installation } from '../installation/installation';
import type { JsonSchema } from '../jsonSchema';
import { createBindingsSchema } from './createBindingsSchema';
import { createExtensionsSchema } from './createExtensionsSchema';
import { createProblemsSchema } from './createProblemsSchema';

/** Below this length, a word that is near to a key is as likely a word of its own. */
const shortestGuessed = 5;

/** The keys of the configuration as the loader checks them, described. */
export function describeAppConfig(installation: Installation): JsonSchema {
  return describeSchema(createAppConfigSchema(), appConfigDescriptions(installation));
}

/**
 * The schema of `app-config.yaml` for this installation: every key that Trellis knows, every installed extension with its
 * own config, every place that it can be attached to. Sections of other tools are let through.
 */
export function createInstallationSchema(installation: Installation): JsonSchema {
  const schema = toEditorSchema(describeAppConfig(installation), { spelled: true });
  const extensions = createExtensionsSchema(installation);
  const replaced: Readonly<Record<string, JsonSchema>> = {
    'app.extensions': extensions.schema,
    'app.routes.bindings': createBindingsSchema(installation),
    'app.problems': createProblemsSchema(),
  };
  for (const [path, part] of Object.entries(replaced)) replaceAt(schema, path.split('.'), part);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Trellis',
    description:
      'The configuration of a Trellis portal, with the extensions that are installed. Generated: run npm run schemas.',
    type: 'object',
    properties: schema.properties,
    patternProperties: Object.fromEntries(
      Object.keys(schema.properties ?? {})
        .filter((key) => key.length >= shortestGuessed)
        .map((key) => [
          createNearPattern(key),
          { deprecationMessage: `Nothing reads this. Did you mean '${key}'?` },
        ]),
    ),
    additionalProperties: true,
    definitions: { ...sharedDefinitions, ...extensions.definitions },
  };
}

/** Puts what only the installation knows in the place of a part of the schema. */
function replaceAt(schema: JsonSchema, path: readonly string[], part: JsonSchema): void {
  const [key = '', ...rest] = path;
  const { properties = {} } = schema;
  const inner = properties[key];
  if (rest.length > 0) {
    if (inner) replaceAt(inner, rest, part);
  } else {
    const { visibility, deepVisibility } = inner ?? {};
    properties[key] = {
      ...part,
      ...(visibility ? { visibility } : {}),
      ...(deepVisibility ? { deepVisibility } : {}),
    };
  }
}
