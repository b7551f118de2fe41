import type { JsonSchema } from '#config/schema';

const predicate: JsonSchema = { $ref: '#/definitions/entityPredicate' };
const value: JsonSchema = { $ref: '#/definitions/entityValue' };
const primitives = ['string', 'number', 'boolean', 'object'];

/** Paths to suggest, because most entities have them. */
const paths: Readonly<Record<string, string>> = {
  kind: 'Kind of the entity, such as `component`.',
  'metadata.name': 'Name of the entity.',
  'metadata.namespace': 'Namespace of the entity.',
  'metadata.tags': 'Tags, such as `{ $contains: java }`.',
  'metadata.annotations':
    'Annotations. Append the name of an annotation, as in `metadata.annotations.backstage.io/techdocs-ref`.',
  'metadata.labels': 'Labels. Append the name of a label.',
  'metadata.links': 'Links, such as `{ $exists: true }`.',
  'spec.type': 'Type of the entity, such as `service`.',
  'spec.lifecycle': 'Lifecycle of the entity, such as `production`.',
  'spec.owner': 'Owner, as written in the descriptor.',
  'spec.system': 'System, as written in the descriptor.',
};

const alone = { minProperties: 1, maxProperties: 1 };

/** The schemas of entity predicates. Written by hand, because the code that checks them cannot be converted to a JSON Schema. */
export const predicateDefinitions: Readonly<Record<string, JsonSchema>> = {
  entityPredicate: {
    description:
      'Entity paths and their expected values, all of which must match, or `$all`, `$any` or `$not`.',
    type: primitives,
    properties: {
      ...Object.fromEntries(
        Object.entries(paths).map(([path, text]) => [path, { description: text, allOf: [value] }]),
      ),
      $all: { description: 'All of these predicates match.', type: 'array', items: predicate },
      $any: { description: 'At least one of these predicates matches.', type: 'array', items: predicate },
      $not: { description: 'This predicate does not match.', allOf: [predicate] },
    },
    patternProperties: { '^\\$include$': { type: 'string' }, '^[^$]': value },
    additionalProperties: false,
    dependencies: { $all: { maxProperties: 1 }, $any: { maxProperties: 1 }, $not: { maxProperties: 1 } },
  },
  entityValue: {
    type: primitives,
    properties: {
      $exists: { description: 'Whether the path exists.', type: 'boolean' },
      $in: {
        description: 'The value is one of these.',
        type: 'array',
        items: { type: ['string', 'number', 'boolean'] },
      },
      $contains: { description: 'The list contains a matching item.', allOf: [predicate] },
      $hasPrefix: { description: 'The text starts with this prefix.', type: 'string' },
    },
    patternProperties: { '^\\$include$': { type: 'string' } },
    additionalProperties: false,
    ...alone,
  },
  entityFilter: {
    description: 'An entity predicate, or the older text format such as `kind:component has:links`.',
    allOf: [predicate],
  },
};
