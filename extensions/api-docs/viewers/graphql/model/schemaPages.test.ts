import { describe, expect, it } from 'vitest';
import { introspectionFromSchema, buildSchema } from 'graphql';
import { createSchemaReader } from '../reader/schemaReader';

const shop = `
"A shop."
schema { query: Root mutation: Change }

directive @auth(role: Role = ADMIN) repeatable on FIELD_DEFINITION

"Looks things *up*."
type Root implements Node & __proto__ {
  id: ID!
  products(first: Int = 10, kind: Kind!, "The filter." by: Filter): [Product!]! @auth
  old: String @deprecated(reason: "Use products.")
  older: Int @deprecated
}
interface Node { id: ID! }
interface __proto__ { constructor: String }
type Product implements Node { id: ID! name: String! related(limit: Int!): [Product!] kind: Kind link: Url }
union Result = Product | Missing
enum Kind { BIG SMALL @deprecated(reason: "Too small.") }
enum Role { ADMIN }
input Filter { name: String = "*" and: [Filter!] }
scalar Url @specifiedBy(url: "https://url.spec.whatwg.org")
type Change { add(name: String!): Result }
extend type Product @key(fields: "id") { weight: Float id: ID }
extend type Subscribed { at: String }
`;

function read(definition: string) {
  const { open, page, search } = createSchemaReader(definition);
  const opened = open();
  if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
  return { overview: opened.outline, findPage: page, search };
}

describe('the documentation of a GraphQL schema', () => {
  it('groups operations by root type and types by kind', () => {
    const { overview } = read(shop);
    expect(overview.description).toBe('A shop.');
    expect(
      overview.groups.map(
        ({ kind, entries }) => `${kind}: ${entries.map((entry) => entry.address).join(' ')}`,
      ),
    ).toEqual([
      'query: Root.id Root.products Root.old Root.older',
      'mutation: Change.add',
      'object: Product Subscribed',
      'interface: Node __proto__',
      'union: Result',
      'enum: Kind Role',
      'input: Filter',
      'scalar: Url Float ID Int String',
      'directive: @auth',
    ]);
  });

  it('shows an operation with its arguments and an example', () => {
    expect(read(shop).findPage('Root.products')).toMatchObject({
      is: 'operation',
      operation: 'query',
      field: {
        type: '[Product!]!',
        directives: ['@auth'],
        args: [
          { name: 'first', type: 'Int', defaultValue: '10' },
          { name: 'kind', type: 'Kind!' },
          { name: 'by', description: 'The filter.' },
        ],
      },
      example:
        'query Products($kind: Kind!) {\n  products(kind: $kind) {\n    id\n    name\n    kind\n    link\n    weight\n  }\n}\n',
      returns: { name: 'Product' },
    });
    expect(read(shop).findPage('Change.add')).toMatchObject({
      example:
        'mutation Add($name: String!) {\n  add(name: $name) {\n    __typename\n    ... on Product {\n      id\n      name\n      kind\n      link\n      weight\n    }\n    ... on Missing {\n      __typename\n    }\n  }\n}\n',
    });
  });

  it('merges extensions into types, also if there is no type', () => {
    const page = read(shop).findPage('Product');
    expect(page).toMatchObject({
      is: 'type',
      type: { line: 16, directives: ['@key(fields: "id")'], interfaces: ['Node'] },
      usages: [
        { owner: 'Root', field: 'products' },
        { owner: 'Product', field: 'related' },
        { owner: 'Result' },
      ],
    });
    expect(page?.is === 'type' && page.type.fields.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'id: ID!',
      'name: String!',
      'related: [Product!]',
      'kind: Kind',
      'link: Url',
      'weight: Float',
    ]);
    expect(read(shop).findPage('Subscribed.at')).toMatchObject({ is: 'type', type: { kind: 'object' } });
  });

  it('shows deprecation, implementations, defaults, values, specifications and directives', () => {
    const { findPage } = read(shop);
    expect(findPage('Root.older')).toMatchObject({ field: { deprecated: '' } });
    expect(findPage('Node')).toMatchObject({ implementations: ['Root', 'Product'] });
    expect(findPage('__proto__')).toMatchObject({ implementations: ['Root'] });
    expect(findPage('Filter')).toMatchObject({
      type: { fields: [{ defaultValue: '"*"' }, { type: '[Filter!]' }] },
    });
    expect(findPage('Kind')).toMatchObject({
      type: { values: [{ name: 'BIG' }, { name: 'SMALL', deprecated: 'Too small.' }] },
      usages: [
        { owner: 'Root', field: 'products', argument: 'kind' },
        { owner: 'Product', field: 'kind' },
      ],
    });
    expect(findPage('Url')).toMatchObject({ type: { specifiedBy: 'https://url.spec.whatwg.org' } });
    expect(findPage('@auth')).toMatchObject({
      directive: { isRepeatable: true, locations: ['FIELD_DEFINITION'], args: [{ defaultValue: 'ADMIN' }] },
    });
    expect(findPage('Nothing.here')).toBeUndefined();
    expect(findPage('constructor')).toBeUndefined();
  });

  it('names only types that exist as references', () => {
    expect(read(shop).findPage('Result')?.references).toEqual([
      ['Product', 'object'],
      ['Change', 'object'],
    ]);
  });

  it('finds names, whole names first', () => {
    const find = (query: string) =>
      read(shop)
        .search(query)
        .hits.map(({ owner, member, argument }) => [owner, member, argument].filter(Boolean).join('.'));
    expect(find('product')).toEqual([
      'Product',
      'Root.products',
      'Product.id',
      'Product.name',
      'Product.related',
      'Product.kind',
      'Product.link',
      'Product.weight',
      'Root.products.first',
      'Root.products.kind',
      'Root.products.by',
      'Product.related.limit',
    ]);
    expect(find('Product.na')).toEqual(['Product.name']);
    expect(find('auth')).toEqual(['@auth']);
    expect(find('  ')).toEqual([]);
    expect(find('small')).toEqual(['Kind.SMALL']);
  });

  it('reads the result of an introspection query', () => {
    const introspection = introspectionFromSchema(
      buildSchema('type Query { now(zone: String = "UTC"): String @deprecated }'),
    );
    for (const answer of [introspection, { data: introspection }])
      expect(read(JSON.stringify(answer)).findPage('Query.now')).toMatchObject({
        field: { args: [{ name: 'zone', defaultValue: '"UTC"' }], deprecated: '' },
      });
  });

  it.each([
    ['syntax', 'type A {\n  b: \n}', { code: 'syntax', line: 3 }],
    ['no types', 'query { a }', { code: 'empty' }],
    ['no schema', '{ "data": null }', { code: 'notIntrospection' }],
    ['an incomplete schema', '{ "__schema": {} }', { code: 'syntax' }],
    ['incomplete JSON', '{ "data": ', { code: 'syntax' }],
    ['deep nesting', `type A { b: ${'['.repeat(200_000)}`, { code: 'tooDeep' }],
  ])('reports why a definition cannot be shown: %s', (_, definition, problem) => {
    expect(createSchemaReader(definition).open()).toMatchObject({ problem });
  });
});
