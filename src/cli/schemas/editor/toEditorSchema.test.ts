import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#config/schema';
import { createNearPattern } from './createNearPattern';
import { toEditorSchema } from './toEditorSchema';

const spell = (schema: JsonSchema) => toEditorSchema(schema, { spelled: true });
const typed = (schema: JsonSchema) => toEditorSchema(schema, { spelled: false });

describe('toEditorSchema', () => {
  it('merges the forms of a value', () => {
    const schema = typed({
      anyOf: [
        { type: 'boolean' },
        { type: 'object', properties: { limit: { type: 'integer', minimum: 1 } } },
      ],
      default: true,
    });
    expect(schema).toMatchObject({
      default: true,
      type: ['boolean', 'object', 'null'],
      additionalProperties: false,
    });
    expect(schema.properties?.['limit']).toMatchObject({
      minimum: 1,
      errorMessage: 'Must be a whole number.',
    });
  });

  it('rejects unknown keys, unless the map accepts any key', () => {
    expect(typed({ type: 'object', properties: { a: { type: 'string' } } }).additionalProperties).toBe(false);
    const free = typed({ type: 'object', additionalProperties: { type: 'string' } });
    expect(free.additionalProperties).toMatchObject({ type: ['string', 'object', 'null'] });
  });

  it('requires keys, unless the map is loaded by a directive', () => {
    const schema = typed({ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] });
    expect(schema.anyOf).toEqual([{ required: ['a'] }, { $ref: '#/definitions/directive' }]);
    expect(schema.properties?.['a']?.type).toEqual(['string', 'object']);
  });

  it('accepts strings for numbers and booleans only if they are parsed', () => {
    const port: JsonSchema = { type: 'number', minimum: 0 };
    expect(typed(port).pattern).toBeUndefined();
    const { pattern = '', type } = spell(port);
    expect(type).toContain('string');
    const accepts = (text: string) => new RegExp(pattern).test(text);
    expect(['7007', ' 1.5 ', '-3e2', '${PORT:-7007}'].filter(accepts)).toHaveLength(4);
    expect(['', 'seven', '7o07', '${}'].filter(accepts)).toEqual([]);
    expect(new RegExp(spell({ type: 'boolean' }).pattern ?? '').test('YES')).toBe(true);
    expect(new RegExp(spell({ type: 'boolean' }).pattern ?? '').test('maybe')).toBe(false);
  });

  it('suggests enum values, and accepts variables and directives', () => {
    expect(typed({ type: 'string', enum: ['a', 'b'], description: 'Which.' })).toEqual({
      description: 'Which.',
      anyOf: [{ enum: ['a', 'b'] }, { $ref: '#/definitions/elsewhereOrNone' }],
    });
  });

  it('keeps forms of the same type separate', () => {
    const schema = typed({ anyOf: [{ type: 'string' }, { const: false }] });
    expect(schema.anyOf?.map((form) => form.type ?? form.enum ?? form['$ref'])).toEqual([
      ['string', 'object'],
      [false],
      '#/definitions/elsewhereOrNone',
    ]);
  });

  it('has no constraints if any value is valid', () => {
    expect(typed({ description: 'Belongs to another tool.' })).toEqual({
      description: 'Belongs to another tool.',
    });
  });

  it('describes the valid values with the words of the schema', () => {
    expect(typed({ type: 'string', wanted: 'a color' })['errorMessage']).toBe('Must be a color.');
    expect(typed({ type: 'array', items: { type: 'string' } })['errorMessage']).toBe(
      'Must be a list of strings.',
    );
  });
});

describe('the pattern of similar words', () => {
  const near = (written: string) => new RegExp(createNearPattern('backend')).test(written);

  it('matches words with one typo', () => {
    expect(
      ['backnd', 'backends', 'bbackend', 'backand', 'backned', 'ackend', 'abckend'].filter(near),
    ).toHaveLength(7);
  });

  it('does not match words with two typos', () => {
    expect(['frontend', 'back', 'bakcned', 'backendxy', 'sentry'].filter(near)).toEqual([]);
  });
});
