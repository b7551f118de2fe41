import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogListState, parseCatalogListState, serializeCatalogListState } from './catalogListState';

const defaults = { limit: 20, offset: 0 };
const parse = (search: string) => parseCatalogListState(new URLSearchParams(search), defaults);
const print = (state: CatalogListState, others = '') =>
  serializeCatalogListState(state, defaults, new URLSearchParams(others)).toString();

describe('The state of a list in the URL', () => {
  it('uses the same format as links in Backstage', () => {
    const state = parse('filters[kind]=component&filters[user]=all&limit=20');
    expect(state).toMatchObject({ filters: { kind: ['component'], user: ['all'] }, limit: 20, text: '' });
    expect(print(state)).toBe('filters%5Bkind%5D=component&filters%5Buser%5D=all&limit=20');
  });

  it('parses all forms of lists', () => {
    for (const search of [
      'filters[tags]=a&filters[tags]=b',
      'filters[tags][]=a&filters[tags][]=b',
      'filters[tags][0]=a&filters[tags][1]=b',
    ])
      expect(parse(search).filters).toEqual({ tags: ['a', 'b'] });
  });

  it('distinguishes an empty filter from an absent one', () => {
    const state = parse('filters[user]=');
    expect(state.filters).toEqual({ user: [] });
    expect(parse(print(state)).filters).toEqual({ user: [] });
    expect(parse('').filters).toEqual({});
  });

  it.each(['limit=0', 'limit=501', 'limit=many', 'limit=-1', 'limit=1.5'])('ignores %s', (search) => {
    expect(parse(search).limit).toBe(20);
  });

  it('omits the default order and keeps any other', () => {
    expect(parse('').order).toEqual({ field: 'metadata.name', order: 'asc' });
    const state = parse('orderField=spec.type,desc');
    expect(state.order).toEqual({ field: 'spec.type', order: 'desc' });
    expect(print(state)).toContain('orderField=spec.type%2Cdesc');
    expect(parse('orderField=spec.type,sideways').order.field).toBe('metadata.name');
  });

  it('keeps unrelated parameters', () => {
    expect(print(parse('filters[kind]=api'), 'inspect=json&filters[kind]=old&limit=5')).toBe(
      'inspect=json&filters%5Bkind%5D=api&limit=20',
    );
  });

  it('does not pollute prototypes', () => {
    const { filters } = parse('filters[__proto__]=x&filters[constructor]=y');
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(Object.hasOwn(filters, '__proto__')).toBe(true);
  });

  it('survives a round trip through the URL', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    const key = fc
      .string({ minLength: 1, maxLength: 8 })
      .filter((text) => !/[[\]]/.test(text) && text !== 'text');
    const state = fc.record({
      filters: fc.dictionary(key, fc.array(word, { maxLength: 3 }), { noNullPrototype: true }),
      text: fc.string(),
      order: fc.record({
        field: fc.constantFrom('metadata.name', 'spec.type'),
        order: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      limit: fc.integer({ min: 1, max: 500 }),
      offset: fc.nat(),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(parse(print(given))).toEqual(given);
      }),
    );
  });
});
