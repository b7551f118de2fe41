import { CATALOG_API_VERSIONS, TEMPLATE_API_VERSIONS } from '#model';
import { createRule } from '../editor/createRule';
import type { JsonSchema } from '../jsonSchema';
import { entityKinds, type KindDescription } from './kinds';

const objectName = '^(?=.{1,63}$)([A-Za-z0-9][A-Za-z0-9_.-]*)?[A-Za-z0-9]$';
const namespace = '^(?=.{1,63}$)[a-z0-9]+(-+[a-z0-9]+)*$';
const tag = '^(?=.{1,63}$)[a-z0-9:+#]+(-[a-z0-9:+#]+)*$';

/** The schema of descriptors: files of the catalogue that say what an entity is. */
export function createEntitySchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Entity',
    description: 'An entity of the catalogue.',
    type: 'object',
    properties: {
      apiVersion: {
        description: 'Version of the form of this kind.',
        type: 'string',
        examples: [...CATALOG_API_VERSIONS.slice(0, 1), ...TEMPLATE_API_VERSIONS],
      },
      kind: createKindSchema(),
      metadata: metadataSchema,
      spec: { description: 'What only this kind has.', type: 'object' },
      relations: { type: 'array', doNotSuggest: true },
      status: { type: 'object', doNotSuggest: true },
    },
    required: ['apiVersion', 'kind', 'metadata'],
    additionalProperties: false,
    allOf: Object.entries(entityKinds).map(createKindRule),
  };
}

/** Any kind may be written; those that are known are proposed and explained. */
function createKindSchema(): JsonSchema {
  return {
    type: ['string'],
    pattern: '^[A-Za-z][A-Za-z0-9]{0,62}$',
    errorMessage: 'Must be 1 to 63 letters and digits, a letter first.',
    anyOf: [
      ...Object.entries(entityKinds).map(([kind, { description }]) => ({
        const: kind,
        title: kind,
        description,
      })),
      { title: 'Another kind' },
    ],
  };
}

function createKindRule([kind, { spec, required, description }]: [string, KindDescription]): JsonSchema {
  const versions = kind === 'Template' ? TEMPLATE_API_VERSIONS : CATALOG_API_VERSIONS;
  const groups = [...CATALOG_API_VERSIONS, ...TEMPLATE_API_VERSIONS].map((version) => version.split('/')[0]);
  return createRule(
    {
      properties: {
        kind: { pattern: `^${kind}$` },
        // The kind of someone else may have the same name.
        apiVersion: { pattern: `^(${[...new Set(groups)].join('|').replaceAll('.', String.raw`\.`)})/` },
      },
      required: ['kind', 'apiVersion'],
    },
    {
      properties: {
        apiVersion: { enum: [...versions] },
        spec: { description, properties: spec, required },
      },
      required: ['spec'],
    },
  );
}

const metadataSchema: JsonSchema = {
  description: 'What every entity has.',
  type: 'object',
  properties: {
    name: {
      description: 'Name, unique among the entities of its kind and namespace.',
      type: 'string',
      pattern: objectName,
      patternErrorMessage: 'Must be 1 to 63 letters and digits, with hyphens, underscores and dots inside.',
    },
    namespace: {
      description: 'Namespace; default when absent.',
      type: 'string',
      pattern: namespace,
      patternErrorMessage: 'Must be 1 to 63 small letters and digits, with hyphens inside.',
    },
    title: { description: 'Name as people read it.', type: 'string', minLength: 1 },
    description: { description: 'A sentence or two.', type: 'string' },
    labels: {
      description: 'Short words by key, to find entities by.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    annotations: {
      description: 'What other tools call this entity, by key.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    tags: {
      description: 'Words to find entities by.',
      type: 'array',
      items: {
        type: 'string',
        pattern: tag,
        patternErrorMessage:
          'Must be small letters, digits, ":", "+" or "#", in groups joined by single hyphens.',
      },
    },
    links: {
      description: 'Links about it.',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          url: { description: 'A whole address.', type: 'string', format: 'uri' },
          title: { description: 'Text of the link.', type: 'string', minLength: 1 },
          icon: { description: 'Key of an icon.', type: 'string' },
          type: { description: 'What the link is.', type: 'string' },
        },
        required: ['url'],
      },
    },
    uid: { type: 'string', doNotSuggest: true },
    etag: { type: 'string', doNotSuggest: true },
  },
  required: ['name'],
};
