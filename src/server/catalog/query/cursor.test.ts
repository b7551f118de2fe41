import { describe, expect, it } from 'vitest';
import { CursorError } from '../reader';
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
  it('comes back as it went', () => {
    expect(parseCursor(printOpaque(cursor))).toEqual(cursor);
  });

  it('says what is wrong with a text that is none', () => {
    expect(() => parseCursor('nonsense')).toThrow(CursorError);
    expect(() => parseCursor('nonsense')).toThrow(/^SyntaxError: /);
    expect(() => parseCursor('')).toThrow(CursorError);
  });

  it.each<[string, unknown]>([
    ['no map', 3],
    ['null', null],
    ['no order', { ...cursor, orderFields: undefined }],
    ['an order without a direction', { ...cursor, orderFields: [{ field: 'x', order: 'up' }] }],
    ['no direction', { ...cursor, isPrevious: 'no' }],
    ['a filter that is no predicate', { ...cursor, query: { kind: { $like: 'x' } } }],
    ['a full text filter without a term', { ...cursor, fullTextFilter: { fields: [] } }],
    ['too few values', { ...cursor, orderFieldValues: ['6f1d7f0a-9c3b-5e5d-8a2b-7c6e5f403921'] }],
    ['a uid that is none', { ...cursor, orderFieldValues: ['b', "'; drop table"] }],
    [
      'a value that is no text',
      { ...cursor, firstSortFieldValues: [{}, '6f1d7f0a-9c3b-5e5d-8a2b-7c6e5f403921'] },
    ],
  ])('is refused with %s', (_name, value) => {
    const text = Buffer.from(JSON.stringify(value)).toString('base64');
    expect(() => parseCursor(text)).toThrow(CursorError);
  });
});
