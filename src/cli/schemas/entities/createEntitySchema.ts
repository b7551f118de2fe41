import { CATALOG_API_VERSIONS, TEMPLATE_API_VERSIONS } from '#model';
import { createRule } from '../editor/createRule';
import type { JsonSchema } from '#config/schema';
import { entityKinds, type KindDescription } from './kinds';

const objectName = '^(?=.{1,63}$)([A-Za-z0-9][A-Za-z0-9_.-]*)?[A-Za-z0-9]$';
const namespace = '^(?=.{1,63}$)[a-z0-9]+(-+[a-z0-9]+)*$';
const tag = '^(?=.{1,63}$)[a-z0-9:+#]+(-[a-z0-9:+#]+)*$';

/** Creates the schema of descriptor files of the catalog. */
export function createEntitySchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Entity',
    description: 'A catalog entity.',
    type: 'object',
    properties: {
      apiVersion: {
        description: 'Version of the format of this kind.',
        type: 'string',
        examples: [...CATALOG_API_VERSIONS.slice(0, 1), ...TEMPLATE_API_VERSIONS],
      },
      kind: createKindSchema(),
      metadata: metadataSchema,
      spec: { description: 'Properties specific to this kind.', type: 'object' },
      relations: { type: 'array', doNotSuggest: true },
      status: { type: 'object', doNotSuggest: true },
    },
    required: ['apiVersion', 'kind', 'metadata'],
    additionalProperties: false,
    allOf: Object.entries(entityKinds).map(createKindRule),
  };
}

/** Any kind is valid. Known kinds are suggested and described. */
function createKindSchema(): JsonSchema {
  return {
    type: ['string'],
    pattern: '^[A-Za-z][A-Za-z0-9]{0,62}$',
    errorMessage: 'Must be 1 to 63 letters and digits, starting with a letter.',
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
        // Other API versions can define a kind with the same name.
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
  description: 'Properties of every entity.',
  type: 'object',
  properties: {
    name: {
      description: 'Name, unique within its kind and namespace.',
      type: 'string',
      pattern: objectName,
      patternErrorMessage: 'Must be 1 to 63 letters and digits, with hyphens, underscores and dots inside.',
    },
    namespace: {
      description: 'Namespace. Defaults to `default`.',
      type: 'string',
      pattern: namespace,
      patternErrorMessage: 'Must be 1 to 63 lowercase letters and digits, with hyphens inside.',
    },
    title: { description: 'Display name.', type: 'string', minLength: 1 },
    description: { description: 'A short description.', type: 'string' },
    labels: {
      description: 'Labels by key, for filtering.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    annotations: {
      description: 'Annotations by key, for other tools.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    tags: {
      description: 'Tags, for filtering.',
      type: 'array',
      items: {
        type: 'string',
        pattern: tag,
        patternErrorMessage:
          'Must be lowercase letters, digits, ":", "+" or "#", in groups separated by single hyphens.',
      },
    },
    links: {
      description: 'Links for the entity.',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          url: { description: 'An absolute URL.', type: 'string', format: 'uri' },
          title: { description: 'Text of the link.', type: 'string', minLength: 1 },
          icon: { description: 'Key of an icon.', type: 'string' },
          type: { description: 'Type of the link.', type: 'string' },
        },
        required: ['url'],
      },
    },
    uid: { type: 'string', doNotSuggest: true },
    etag: { type: 'string', doNotSuggest: true },
  },
  required: ['name'],
};
