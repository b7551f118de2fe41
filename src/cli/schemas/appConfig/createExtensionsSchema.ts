import { describeExtension } from '../descriptions/describeExtension';
import { directiveProperties, variablePattern } from '../editor/writtenElsewhere';
import { createConfigSchema } from '../extension/createConfigSchema';
import { toFileName } from '../extension/createExtensionSchema';
import type { Installation, InstalledExtension } from '../installation/installation';
import { type JsonSchema, withoutUndefined } from '../jsonSchema';
import { createAttachToSchemas } from './createAttachToSchemas';
import { createRule } from '../editor/createRule';
import { createIdSchema, escapePattern } from './createIdSchema';

/** `disabled` of every extension. */
const disabled: JsonSchema = {
  description: 'Switches it off; `false` switches on what is off by default.',
  type: ['boolean', 'string', 'object', 'null'],
  pattern: `^(true|false)$|${variablePattern}`,
  patternProperties: directiveProperties,
  additionalProperties: false,
  errorMessage: 'Must be true or false.',
};

const unknownId = 'This is the id of no installed extension.';
const severalIds =
  "An entry names one extension. Indent what belongs to it, and start every other one with '- '.";

/** The schema of `app.extensions`, and the definitions that it refers to: the settings of each extension. */
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
        'The extensions to enable, disable, move and configure. What stands here comes first, in this order; then all others. Naming an extension enables it.',
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
      errorMessage: "Must be a list: each entry on a line of its own, starting with '- '.",
    },
    definitions: { disabled, ...attachTo.definitions, ...Object.fromEntries(settings) },
  };
}

/**
 * An entry with settings. Unknown ids are let through as keys and refused by name, so that an editor takes the entry for one
 * with settings and complains of the key.
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

/** What may stand behind the id of an extension: a switch, or the full form. */
function createSettingsSchema(extension: InstalledExtension, attachTo: string): JsonSchema {
  const { text } = describeExtension(extension);
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
  return `What it can be told: ${Object.keys(properties)
    .map((key) => `\`${key}\``)
    .join(', ')}.`;
}

function describePlace({ attachTo, disabled, pluginId, outputs, config }: InstalledExtension): string {
  const places = attachTo.map(({ id, input }) => `'${id}' at '${input}'`).join(' and ');
  return [
    `From the plugin '${pluginId}', attached to ${places}${disabled ? ', off by default' : ''}.`,
    `Gives ${outputs.join(', ')}.`,
    ...(config ? [] : ['Takes no config.']),
  ].join(' ');
}
