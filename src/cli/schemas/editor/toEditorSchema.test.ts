import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../jsonSchema';
import { createNearPattern } from './createNearPattern';
import { toEditorSchema } from './toEditorSchema';

const spell = (schema: JsonSchema) => toEditorSchema(schema, { spelled: true });
const typed = (schema: JsonSchema) => toEditorSchema(schema, { spelled: false });

describe('a schema for editors', () => {
  it('puts the forms of a value side by side', () => {
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

  it('knows the keys of a map, unless they are free', () => {
    expect(typed({ type: 'object', properties: { a: { type: 'string' } } }).additionalProperties).toBe(false);
    const free = typed({ type: 'object', additionalProperties: { type: 'string' } });
    expect(free.additionalProperties).toMatchObject({ type: ['string', 'object', 'null'] });
  });

  it('asks for the keys that must be there, and lets a map come from elsewhere', () => {
    const schema = typed({ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] });
    expect(schema.anyOf).toEqual([{ required: ['a'] }, { $ref: '#/definitions/directive' }]);
    expect(schema.properties?.['a']?.type).toEqual(['string', 'object']);
  });

  it('takes a number or a switch as a text only where texts are read so', () => {
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

  it('offers words, and values from elsewhere beside them', () => {
    expect(typed({ type: 'string', enum: ['a', 'b'], description: 'Which.' })).toEqual({
      description: 'Which.',
      anyOf: [{ enum: ['a', 'b'] }, { $ref: '#/definitions/elsewhereOrNone' }],
    });
  });

  it('keeps forms of one type apart', () => {
    const schema = typed({ anyOf: [{ type: 'string' }, { const: false }] });
    expect(schema.anyOf?.map((form) => form.type ?? form.enum ?? form['$ref'])).toEqual([
      ['string', 'object'],
      [false],
      '#/definitions/elsewhereOrNone',
    ]);
  });

  it('says nothing of a value that may be anything', () => {
    expect(typed({ description: 'Belongs to someone else.' })).toEqual({
      description: 'Belongs to someone else.',
    });
  });

  it('says what a value must be, in the words of its own schema', () => {
    expect(typed({ type: 'string', wanted: 'a colour' })['errorMessage']).toBe('Must be a colour.');
    expect(typed({ type: 'array', items: { type: 'string' } })['errorMessage']).toBe(
      'Must be a list of texts.',
    );
  });
});

describe('a word that is near', () => {
  const near = (written: string) => new RegExp(createNearPattern('backend')).test(written);

  it('has one slip', () => {
    expect(
      ['backnd', 'backends', 'bbackend', 'backand', 'backned', 'ackend', 'abckend'].filter(near),
    ).toHaveLength(7);
  });

  it('does not have two', () => {
    expect(['frontend', 'back', 'bakcned', 'backendxy', 'sentry'].filter(near)).toEqual([]);
  });
});
