import { expect, it } from 'vitest';
import type { JsonObject } from '#model';
import { createDefaultText } from '#sdk';
import { createTestApiHolder } from '#sdk/testing';
import { createFormField } from '../../blueprints/formField';
import { formTranslationRef } from '../../i18n/form/formTranslationRef';
import { splitParameters } from '../schema/splitParameters';
import { compilePattern } from './compilePattern';
import { createPatternChecks } from './createPatternChecks';
import { createValidator } from './createValidator';
import { findProblems } from './findProblems';

const picker = createFormField({ name: 'TeamPicker', component: () => null, valueType: 'entityRef' });

async function find(page: JsonObject, formData: JsonObject): Promise<string[]> {
  const patterns = createPatternChecks(async (pattern, value) =>
    pattern === '(a+)+$' ? 'slow' : (compilePattern(pattern)?.test(value) ?? true),
  );
  const fields = new Map([[picker.name, picker]]);
  const form = {
    ...splitParameters(page, { fieldNames: new Set(fields.keys()) }),
    formData,
    allFormData: formData,
    fields,
  };
  const tools = {
    validator: createValidator(patterns),
    patterns,
    apis: createTestApiHolder([]),
    t: createDefaultText(formTranslationRef),
  };
  const problems = await findProblems(form, tools);
  return problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const property = (schema: JsonObject) => ({ properties: { a: schema } });

it.each<[JsonObject, JsonObject, string]>([
  [{ required: ['a'] }, {}, 'a: Enter a value.'],
  [{ required: ['a'], ...property({ enum: ['x', 'y'] }) }, {}, 'a: Choose one of the options.'],
  [{ required: ['a'], ...property({ 'ui:field': 'TeamPicker' }) }, {}, 'a: Choose one of the options.'],
  [property({ type: 'string', minLength: 3 }), { a: 'x' }, 'a: Enter at least 3 characters.'],
  [property({ type: 'string', maxLength: 1 }), { a: 'xy' }, 'a: Enter at most one character.'],
  [property({ type: 'integer' }), { a: 1.5 }, 'a: Enter a whole number.'],
  [property({ type: 'number', minimum: 1000 }), { a: 1 }, 'a: Enter 1,000 or more.'],
  [property({ type: 'number', multipleOf: 5 }), { a: 1 }, 'a: Enter a multiple of 5.'],
  [
    property({ type: 'string', format: 'email' }),
    { a: 'x' },
    'a: Enter an email address, such as name@example.com.',
  ],
  [
    property({ type: 'string', format: 'url' }),
    { a: 'no' },
    'a: Enter a complete URL, such as https://example.com.',
  ],
  [property({ enum: ['x', 'y'] }), { a: 'z' }, 'a: Choose one of the options.'],
  [property({ const: true }), { a: false }, 'a: Select this option to continue.'],
  [property({ type: 'array', minItems: 2 }), { a: [1] }, 'a: Add at least 2 items.'],
  [
    property({ type: 'array', uniqueItems: true }),
    { a: [1, 1] },
    'a: Each item can only be in the list once.',
  ],
  [property({ pattern: '^x' }), { a: 'y' }, 'a: The value does not match the pattern ^x.'],
  [
    property({ pattern: '^x', description: 'Starts with `x`.' }),
    { a: 'y' },
    'a: The value has a wrong format. Starts with x.',
  ],
  [
    property({ pattern: '^x', format: 'uri', 'ui:help': 'Use x.' }),
    { a: 'https://y' },
    'a: The value has a wrong format. Use x.',
  ],
  [property({ pattern: '^x', errorMessage: 'Only x.' }), { a: 'y' }, 'a: Only x.'],
  [property({ pattern: '^x', errorMessage: { pattern: 'Only x.' } }), { a: 'y' }, 'a: Only x.'],
  [{ required: ['a'], errorMessage: { required: { a: 'Which a?' } } }, {}, 'a: Which a?'],
  [property({ pattern: '^a\\_b$' }), { a: 'c' }, 'a: The value does not match the pattern ^a\\_b$.'],
  [{ dependencies: { a: ['b'] } }, { a: 1 }, 'b: Enter a value.'],
  [{ additionalProperties: false }, { a: 1 }, 'a: The template does not accept this value.'],
  [
    {
      ...property({ $ref: '#/definitions/d' }),
      definitions: { d: { type: 'object', required: ['b'] } },
    },
    { a: {} },
    'a.b: Enter a value.',
  ],
])('describes %j', async (page, formData, message) => {
  expect(await find(page, formData)).toEqual([message]);
});

it('lists problems in the order of the form, and misses required fields without items', async () => {
  const team = { 'ui:field': 'TeamPicker', type: 'array' };
  const properties = { a: { type: 'string' }, b: team, c: { type: 'string' }, d: team };
  const page = { 'ui:order': ['c', '*', 'a'], required: ['a', 'b', 'c'], properties };
  expect(await find(page, { b: [], d: [] })).toEqual([
    'c: Enter a value.',
    'b: Choose one of the options.',
    'a: Enter a value.',
  ]);
});

it('refuses a value whose pattern takes too long', async () => {
  const [problem] = await find(property({ pattern: '(a+)+$' }), { a: 'aaaa!' });
  expect(problem).toContain('a: Checking this value takes too long');
});

it('shows only the errors of the alternative that the values select', async () => {
  const page = {
    properties: { cloud: { enum: ['yes', 'no'] } },
    dependencies: {
      cloud: {
        oneOf: [
          { properties: { cloud: { const: 'yes' } }, required: ['region'] },
          { properties: { cloud: { const: 'no' }, rack: { type: 'number' } }, required: ['rack'] },
        ],
      },
    },
  };
  expect(await find(page, { cloud: 'yes' })).toEqual(['region: Enter a value.']);
  expect(await find(page, { cloud: 'no', rack: 'x' })).toEqual(['rack: Enter a number.']);
  expect(await find(page, { cloud: 'no', rack: 1 })).toEqual([]);
  const anyOf = { properties: { a: { anyOf: [{ const: 1 }, { const: 2 }] } } };
  expect(await find(anyOf, { a: 3 })).toEqual(['a: Choose one of the options.']);
});

it('follows conditions, and validates the items of lists', async () => {
  const page = {
    if: { properties: { a: { pattern: '^x' } }, required: ['a'] },
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    then: { required: ['b'] },
    properties: { list: { type: 'array', items: { type: 'object', required: ['n'] } } },
  };
  expect(await find(page, { a: 'x1', list: [{ n: 1 }, {}] })).toEqual([
    'b: Enter a value.',
    'list.1.n: Enter a value.',
  ]);
  expect(await find(page, { a: 'y' })).toEqual([]);
});
