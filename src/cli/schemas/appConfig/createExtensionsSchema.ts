import { directiveProperties, variablePattern } from '../editor/writtenElsewhere';
import { createConfigSchema } from '../extension/createConfigSchema';
import { toFileName } from '../extension/createExtensionSchema';
import type { Installation, InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '#config/schema';
import { withoutUndefined } from '../json/mapValues';
import { createAttachToSchemas } from './createAttachToSchemas';
import { createRule } from '../editor/createRule';
import { createIdSchema, escapePattern } from './createIdSchema';

/** The schema of `disabled` of every extension. */
const disabled: JsonSchema = {
  description: 'Disables the extension. `false` enables an extension that is disabled by default.',
  type: ['boolean', 'string', 'object', 'null'],
  pattern: `^(true|false)$|${variablePattern}`,
  patternProperties: directiveProperties,
  additionalProperties: false,
  errorMessage: 'Must be true or false.',
};

const unknownId = 'No extension with this id is installed.';
const severalIds =
  "An entry can have only one extension id. Indent the settings of an extension, and start each entry with '- '.";

/** The schema of `app.extensions`, and the definitions of the settings of each extension that it refers to. */
export function createExtensionsSchema(installation: Installation): {
  schema: JsonSchema;
  definitions: Record<string, JsonSchema>;
} {
  const { extensions } = installation;
  const attachTo = createAttachToSchemas(installation);
  const settings = extensions.map((extension) => [
    toFileName(extension.id),
    createSettingsSchema(extension, attachTo.find(extension)),
  ]);
  return {
    schema: {
      description:
        'The extensions to enable, disable, move and configure. Extensions in this list come first, in this order, before all others. Listing an extension enables it.',
      type: ['array', 'object', 'null'],
      items: {
        anyOf: [
          createIdSchema(extensions, unknownId),
          createEntrySchema(extensions),
          { $ref: '#/definitions/elsewhere' },
        ],
      },
      patternProperties: directiveProperties,
      additionalProperties: false,
      errorMessage: "Must be a list. Put each entry on its own line and start it with '- '.",
    },
    definitions: { disabled, ...attachTo.definitions, ...Object.fromEntries(settings) },
  };
}

/**
 * Creates the schema of an entry with settings. Unknown ids are allowed as keys and rejected by name, so that editors report the
 * key instead of the whole entry.
 */
function createEntrySchema(extensions: readonly InstalledExtension[]): JsonSchema {
  const ids = extensions.map(({ id }) => escapePattern(id));
  return {
    type: 'object',
    properties: Object.fromEntries(
      extensions.map(({ id }) => [id, { $ref: `#/definitions/${toFileName(id)}` }]),
    ),
    patternProperties: directiveProperties,
    additionalProperties: {},
    propertyNames: {
      pattern: `^(${ids.join('|')})$|^\\$(env|file|include)$`,
      patternErrorMessage: unknownId,
    },
    minProperties: 1,
    ...createRule(
      { minProperties: 2 },
      { propertyNames: { pattern: '^$', patternErrorMessage: severalIds } },
    ),
  };
}

/** Creates the schema of the value of an entry: a boolean or the full form. */
function createSettingsSchema(extension: InstalledExtension, attachTo: string): JsonSchema {
  const { text } = extension.description;
  const config = createConfigSchema(extension);
  return {
    title: extension.id,
    description: [text, describePlace(extension)].join('\n\n'),
    type: ['object', 'boolean', 'string', 'null'],
    pattern: `^(true|false)$|${variablePattern}`,
    patternErrorMessage: "Must be true, false, or a map of 'attachTo', 'disabled' and 'config'.",
    properties: withoutUndefined({
      config: config && { description: describeKeys(config), ...config },
      attachTo: { $ref: `#/definitions/${attachTo}` },
      disabled: { $ref: '#/definitions/disabled' },
    }) as Record<string, JsonSchema>,
    patternProperties: directiveProperties,
    additionalProperties: false,
  };
}

function describeKeys({ properties = {} }: JsonSchema): string {
  return `Config keys: ${Object.keys(properties)
    .map((key) => `\`${key}\``)
    .join(', ')}.`;
}

function describePlace({ attachTo, disabled, pluginId, outputs, config }: InstalledExtension): string {
  const places = attachTo.map(({ id, input }) => `'${id}' at '${input}'`).join(' and ');
  return [
    `From the plugin '${pluginId}', attached to ${places}${disabled ? ', disabled by default' : ''}.`,
    `Outputs: ${outputs.join(', ')}.`,
    ...(config ? [] : ['It has no config.']),
  ].join(' ');
}
