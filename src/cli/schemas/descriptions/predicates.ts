import type { JsonSchema } from '../jsonSchema';

const predicate: JsonSchema = { $ref: '#/definitions/entityPredicate' };
const value: JsonSchema = { $ref: '#/definitions/entityValue' };
const primitives = ['string', 'number', 'boolean', 'object'];

/** Paths that are worth proposing: those that most descriptors have. */
const paths: Readonly<Record<string, string>> = {
  kind: 'Kind of the entity, as in `component`.',
  'metadata.name': 'Name of the entity.',
  'metadata.namespace': 'Namespace of the entity.',
  'metadata.tags': 'Tags, as in `{ $contains: java }`.',
  'metadata.annotations':
    'Annotations: write the name of one behind it, as in `metadata.annotations.backstage.io/techdocs-ref`.',
  'metadata.labels': 'Labels: write the name of one behind it.',
  'metadata.links': 'Links, as in `{ $exists: true }`.',
  'spec.type': 'Type of the entity, as in `service`.',
  'spec.lifecycle': 'Lifecycle of the entity, as in `production`.',
  'spec.owner': 'Owner, as the descriptor writes it.',
  'spec.system': 'System, as the descriptor writes it.',
};

const alone = { minProperties: 1, maxProperties: 1 };

/** The schemas of predicates over entities; their own schema is code, because its complaints are sentences. */
export const predicateDefinitions: Readonly<Record<string, JsonSchema>> = {
  entityPredicate: {
    description:
      'Paths of the entity and what is there, all of which must hold; or `$all`, `$any` or `$not`.',
    type: primitives,
    properties: {
      ...Object.fromEntries(
        Object.entries(paths).map(([path, text]) => [path, { description: text, allOf: [value] }]),
      ),
      $all: { description: 'All of these predicates hold.', type: 'array', items: predicate },
      $any: { description: 'One of these predicates holds.', type: 'array', items: predicate },
      $not: { description: 'This predicate does not hold.', allOf: [predicate] },
    },
    patternProperties: { '^\\$include$': { type: 'string' }, '^[^$]': value },
    additionalProperties: false,
    dependencies: { $all: { maxProperties: 1 }, $any: { maxProperties: 1 }, $not: { maxProperties: 1 } },
  },
  entityValue: {
    type: primitives,
    properties: {
      $exists: { description: 'Whether there is anything at the path.', type: 'boolean' },
      $in: {
        description: 'The value is one of these.',
        type: 'array',
        items: { type: ['string', 'number', 'boolean'] },
      },
      $contains: { description: 'The list has such an item.', allOf: [predicate] },
      $hasPrefix: { description: 'The text begins so.', type: 'string' },
    },
    patternProperties: { '^\\$include$': { type: 'string' } },
    additionalProperties: false,
    ...alone,
  },
  entityFilter: {
    description: 'A predicate over the entity, or the older text form such as `kind:component has:links`.',
    allOf: [predicate],
  },
};
