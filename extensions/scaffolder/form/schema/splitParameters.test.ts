import { expect, it } from 'vitest';
import { createPatternChecks } from '../validate/createPatternChecks';
import { createValidator } from '../validate/createValidator';
import { readTitle } from './readTitle';
import { splitParameters } from './splitParameters';

it('separates the schema from the keys of the form, also in lists, alternatives, conditions and definitions', () => {
  const page = {
    'ui:order': ['b'],
    properties: {
      a: { type: 'string', 'ui:help': 'A' },
      b: { type: 'array', items: { type: 'string', enum: ['x'], enumNames: ['X'] } },
      c: { $ref: '#/definitions/part' },
    },
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    then: { properties: { d: { type: 'string', 'ui:widget': 'textarea' } } },
    dependencies: { a: { oneOf: [{ properties: { e: { type: 'string', 'ui:placeholder': 'E' } } }] } },
    definitions: { part: { type: 'object', properties: { f: { type: 'string', 'ui:autofocus': true } } } },
  };
  const copy = structuredClone(page);
  const { schema, uiSchema } = splitParameters(page);
  expect(page).toEqual(copy);
  expect(JSON.stringify(schema)).not.toMatch(/ui:|enumNames/);
  expect(uiSchema).toMatchObject({
    // A property that the order does not list is shown at the end.
    'ui:order': ['b', '*'],
    a: { 'ui:help': 'A' },
    b: { items: { 'ui:enumNames': ['X'] } },
    d: { 'ui:widget': 'textarea' },
    e: { 'ui:placeholder': 'E' },
    'ui:definitions': { '#/definitions/part': { f: { 'ui:autofocus': true } } },
  });
});

it.each([
  ['#/definitions/none', {}],
  ['https://example.com/schema.json', {}],
  ['#/definitions/a', { a: { $ref: '#/definitions/a' } }],
  ['#/definitions/a', { a: { allOf: [{ $ref: '#/definitions/b' }] }, b: { $ref: '#/definitions/a' } }],
  ['#/definitions/a', { a: { oneOf: [{ $ref: '#/definitions/a' }, { type: 'string' }] } }],
])('does not follow the reference %s in %j without end', ($ref, definitions) => {
  const { schema, uiSchema } = splitParameters({ definitions, properties: { x: { $ref } } });
  expect(JSON.stringify(uiSchema)).toContain('"ui:unknown":"$ref: ');
  const validator = createValidator(createPatternChecks(async () => true));
  expect(validator.check(schema, { x: 'text' }).errors).toEqual([]);
});

it.each(['properties', 'allOf'])('does not follow references that double at each level of %s', (keyword) => {
  const definitions = Object.fromEntries(
    Array.from({ length: 40 }, (_, level) => {
      const next = { $ref: `#/definitions/level${level + 1}` };
      return [
        `level${level}`,
        { [keyword]: keyword === 'allOf' ? [next, { ...next }] : { a: next, b: { ...next } } },
      ];
    }),
  );
  const { schema } = splitParameters({
    definitions: { ...definitions, level40: { type: 'string' } },
    properties: { x: { $ref: '#/definitions/level0' }, y: { $ref: '#/definitions/level39' } },
  });
  expect(schema).toMatchObject({ properties: { y: { $ref: '#/definitions/level39' } } });
  expect((schema as { properties: { x: object } }).properties.x).not.toHaveProperty('$ref');
});

it('keeps a part that contains itself, which is shown on demand', () => {
  const properties = { kids: { type: 'array', items: { $ref: '#/definitions/node' } }, page: { $ref: '#' } };
  const page = { definitions: { node: { type: 'object', properties } }, properties };
  expect(splitParameters(page).schema).toEqual(page);
});

it('removes parts with an inactive feature flag, and does not require them', () => {
  const page = {
    required: ['a', 'b'],
    properties: {
      a: { type: 'string', 'ui:backstage': { featureFlag: 'new-things' } },
      b: { type: 'string', 'backstage:featureFlag': 'old-things' },
    },
  };
  const { schema } = splitParameters(page, { isFlagActive: (name) => name === 'old-things' });
  expect(schema).toEqual({ required: ['b'], properties: { b: { type: 'string' } } });
});

it('marks fields, widgets and layouts that do not exist', () => {
  const { uiSchema } = splitParameters(
    {
      properties: {
        a: { type: 'string', 'ui:field': 'PlanetPicker' },
        b: { type: 'string', 'ui:options': { widget: 'hologram', rows: 3 } },
        c: { type: 'object', 'ui:ObjectFieldTemplate': 'Carousel' },
        d: { type: 'string', 'ui:field': 'OwnerPicker' },
        e: { type: 'boolean', 'ui:widget': 'radio' },
        f: { type: 'string', 'ui:field': 'Secret' },
      },
    },
    { fieldNames: new Set(['OwnerPicker']) },
  );
  expect(uiSchema).toEqual({
    a: { 'ui:unknown': 'ui:field: PlanetPicker' },
    b: { 'ui:options': { rows: 3 }, 'ui:unknown': 'ui:widget: hologram' },
    c: { 'ui:unknown': 'ui:ObjectFieldTemplate: Carousel' },
    d: { 'ui:field': 'OwnerPicker' },
    e: { 'ui:widget': 'radio' },
    f: { 'ui:field': 'Secret' },
  });
});

it('gives properties without a type a text field, and never lets the page run patterns of names', () => {
  const { schema } = splitParameters({
    properties: { a: { title: 'A' } },
    patternProperties: { '(a+)+$': { type: 'number' } },
    additionalProperties: false,
  });
  expect(schema).toEqual({
    properties: { a: { title: 'A', type: 'string' } },
    additionalProperties: { type: 'number' },
  });
});

it('finds the title of a value wherever the schema has it', () => {
  const { schema, uiSchema } = splitParameters({
    properties: {
      list: { type: 'array', items: { $ref: '#/definitions/item' } },
      named: { type: 'string', title: 'A', 'ui:title': 'B' },
    },
    allOf: [{ else: { properties: { other: { type: 'string', title: 'Other' } } } }],
    definitions: { item: { properties: { port: { title: 'Port' }, self: { $ref: '#/definitions/item' } } } },
  });
  const read = (...path: string[]) => readTitle(schema, uiSchema, path);
  expect([read('list', '0', 'port'), read('list', '0', 'self', 'port')]).toEqual(['Port', 'Port']);
  expect([read('named'), read('other'), read('missing')]).toEqual(['B', 'Other', 'missing']);
});
