import { describe, expect, it } from 'vitest';
import { CursorError } from '../ports/reader';
import { type Cursor, parseCursor } from './cursor';
import { printOpaque } from './parseOpaque';

const cursor: Cursor = {
  orderFields: [{ field: 'metadata.name', order: 'asc' }],
  isPrevious: false,
  query: { kind: 'component' },
  fullTextFilter: { term: 'web', fields: ['metadata.name'] },
  orderFieldValues: ['b', '6f1d7f0a-9c3b-5e5d-8a2b-7c6e5f403921'],
  firstSortFieldValues: [null, '0f1d7f0a-9c3b-5e5d-8a2b-7c6e5f403921'],
  totalItems: 28,
};

describe('a cursor', () => {
  it('is the same after a round trip', () => {
    expect(parseCursor(printOpaque(cursor))).toEqual(cursor);
  });

  it('explains why a text is not a cursor', () => {
    expect(() => parseCursor('nonsense')).toThrow(CursorError);
    expect(() => parseCursor('nonsense')).toThrow(/^Malformed cursor: SyntaxError: /);
    expect(() => parseCursor('')).toThrow(CursorError);
  });

  it.each<[string, unknown]>([
    ['a list instead of a map', 3],
    ['null', null],
    ['no order', { ...cursor, orderFields: undefined }],
    ['an order without a direction', { ...cursor, orderFields: [{ field: 'x', order: 'up' }] }],
    ['no direction', { ...cursor, isPrevious: 'no' }],
    ['a filter that is not a predicate', { ...cursor, query: { kind: { $like: 'x' } } }],
    ['a full text filter without a term', { ...cursor, fullTextFilter: { fields: [] } }],
    ['too few values', { ...cursor, orderFieldValues: ['6f1d7f0a-9c3b-5e5d-8a2b-7c6e5f403921'] }],
    ['an invalid uid', { ...cursor, orderFieldValues: ['b', "'; drop table"] }],
    [
      'a value that is not a string',
      { ...cursor, firstSortFieldValues: [{}, '6f1d7f0a-9c3b-5e5d-8a2b-7c6e5f403921'] },
    ],
  ])('is rejected with %s', (_name, value) => {
    const text = Buffer.from(JSON.stringify(value)).toString('base64');
    expect(() => parseCursor(text)).toThrow(CursorError);
  });
});
