import { describe, expect, it } from 'vitest';
import { describeType, listFacts, schemaOfRef } from './describeSchema';

describe('the type of a schema', () => {
  it.each([
    [{ type: 'string', format: 'date' }, 'string<date>'],
    [{ type: ['integer', 'null'] }, 'integer | null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Pet' } }, 'Pet[]'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
    [{ oneOf: [{ $ref: '#/a/A' }, { type: 'string' }] }, 'A | string'],
    [{ allOf: [{ $ref: '#/a/A' }, { type: 'object' }] }, 'A & object'],
    [{ properties: {} }, 'object'],
    [{ enum: ['a'] }, 'enum'],
    [true, 'any'],
    [false, 'never'],
    [null, 'any'],
    ['text', 'any'],
  ])('of %j is %s', (schema, type) => {
    expect(describeType(schema)).toBe(type);
  });

  it('of endless lists ends', () => {
    const list: Record<string, never> & { items?: unknown; type?: string } = {};
    Object.assign(list, { type: 'array', items: list });
    expect(describeType(list)).toBe('any[][][][][][]');
  });
});

it('limits of a schema are listed', () => {
  const schema = {
    minimum: 1,
    exclusiveMaximum: 9,
    minLength: 2,
    maxLength: 2,
    maxItems: 3,
    default: { a: 1 },
  };
  expect(listFacts(schema)).toEqual([
    { key: 'range', value: '≥ 1, < 9' },
    { key: 'length', value: '2' },
    { key: 'count', value: '≤ 3' },
    { key: 'default', value: '{"a":1}' },
  ]);
});

it('only schemas of the document have a page', () => {
  expect(schemaOfRef('#/components/schemas/a~1b%20c')).toBe('a/b c');
  expect(schemaOfRef('#/components/schemas/A/properties/b')).toBeUndefined();
  expect(schemaOfRef('https://a.example/#/components/schemas/A')).toBeUndefined();
});
