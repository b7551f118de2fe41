import { createRule } from '../editor/createRule';
import { directiveProperties } from '../editor/writtenElsewhere';
import { toFileName } from '../extension/createExtensionSchema';
import { type AttachPoint, findAttachPoints } from '../installation/findAttachPoints';
import type { Installation, InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '#config/schema';
import { createIdSchema, escapePattern } from './createIdSchema';

/** The schemas of `attachTo`. Extensions with the same possible parents share a schema. */
export interface AttachToSchemas {
  definitions: Record<string, JsonSchema>;
  /** Returns the name of the definition for an extension. */
  find(extension: InstalledExtension): string;
}

/** Creates a schema of `attachTo` for each set of possible parents. */
export function createAttachToSchemas(installation: Installation): AttachToSchemas {
  const names = new Map<string, string>();
  const definitions: Record<string, JsonSchema> = {};
  const find = (extension: InstalledExtension): string => {
    const points = findAttachPoints(installation, extension);
    const key = points
      .map(({ parent, inputs }) => [parent.id, ...inputs.map(({ name }) => name)].join(' '))
      .join();
    const name = names.get(key) ?? `attachTo.${toFileName(extension.id)}`;
    names.set(key, name);
    definitions[name] ??= createAttachToSchema(points);
    return name;
  };
  for (const extension of installation.extensions) find(extension);
  return { definitions, find };
}

function createAttachToSchema(points: AttachPoint[]): JsonSchema {
  const parents = points.map(({ parent }) => parent);
  return {
    description:
      'Where the extension is attached: an installed extension and one of its inputs. Omit it to keep the default.',
    type: ['object', 'null'],
    properties: {
      id: {
        ...createIdSchema(
          parents,
          'No installed extension with this id has an input that accepts this extension.',
        ),
        description: 'The extension to attach it to. Only extensions with a matching input are suggested.',
      },
      input: {
        description: 'The input of that extension.',
        type: ['string', 'object'],
        minLength: 1,
        patternProperties: directiveProperties,
      },
    },
    patternProperties: directiveProperties,
    additionalProperties: false,
    anyOf: [{ required: ['id', 'input'] }, { $ref: '#/definitions/directive' }],
    allOf: points.map(createInputRule),
  };
}

/** Limits the input to those of the given parent. A pattern is used because editors match a prefix of a constant. */
function createInputRule({ parent, inputs }: AttachPoint): JsonSchema {
  const { inputs: texts } = parent.description;
  const input: JsonSchema = {
    anyOf: [
      {
        enum: inputs.map(({ name }) => name),
        enumDescriptions: inputs.map(({ name, takes }) => `${texts[name] ?? ''} Accepts ${takes}.`.trim()),
      },
      { $ref: '#/definitions/elsewhere' },
    ],
  };
  return createRule(
    { properties: { id: { pattern: `^${escapePattern(parent.id)}$` } }, required: ['id'] },
    { properties: { input } },
  );
}
