import { describeExtension } from '../descriptions/describeExtension';
import { createRule } from '../editor/createRule';
import { directiveProperties } from '../editor/writtenElsewhere';
import { toFileName } from '../extension/createExtensionSchema';
import { type AttachPoint, findAttachPoints } from '../installation/findAttachPoints';
import type { Installation, InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '../jsonSchema';
import { createIdSchema, escapePattern } from './createIdSchema';

/** The schemas of `attachTo`: those of extensions that fit the same places are one. */
export interface AttachToSchemas {
  definitions: Record<string, JsonSchema>;
  /** The name of the definition for an extension. */
  find(extension: InstalledExtension): string;
}

/** Makes a schema of `attachTo` for every set of places that extensions fit. */
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
      'Where it stands: an installed extension and one of its inputs. Leave it out to keep the usual place.',
    type: ['object', 'null'],
    properties: {
      id: {
        ...createIdSchema(
          parents,
          'No installed extension of this id has an input that this extension fits.',
        ),
        description: 'The extension to attach it to. Only those with an input that it fits are proposed.',
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

/** Once the parent is written, its input is one of these. The pattern is there because editors take beginnings of a constant for it. */
function createInputRule({ parent, inputs }: AttachPoint): JsonSchema {
  const { inputs: texts } = describeExtension(parent);
  const input: JsonSchema = {
    anyOf: [
      {
        enum: inputs.map(({ name }) => name),
        enumDescriptions: inputs.map(({ name, takes }) => `${texts[name] ?? ''} Takes ${takes}.`.trim()),
      },
      { $ref: '#/definitions/elsewhere' },
    ],
  };
  return createRule(
    { properties: { id: { pattern: `^${escapePattern(parent.id)}$` } }, required: ['id'] },
    { properties: { input } },
  );
}
