import { describe, expect, it } from 'vitest';
import {
  changeSearchState,
  parseSearchState,
  printSearchState,
  readFilter,
  type SearchState,
  setFilter,
} from './searchState';

const defaults = { types: [], pageLimit: 25, maxPageLimit: 100 };
const parse = (search: string, more = defaults) => parseSearchState(new URLSearchParams(search), more);
const print = (state: SearchState, others = '', more: Parameters<typeof printSearchState>[1] = defaults) =>
  decodeURIComponent(printSearchState(state, more, new URLSearchParams(others)).toString());

describe('the URL', () => {
  it('is the one of Backstage, in both directions', () => {
    // Written by the search page of Backstage, with `qs.stringify` and brackets.
    const url =
      'query=artist+web&types%5B%5D=software-catalog&filters%5Bkind%5D=Component&filters%5Blifecycle%5D%5B%5D=experimental&filters%5Blifecycle%5D%5B%5D=production&pageCursor=MQ%3D%3D&pageLimit=10';
    const state = parse(url);
    expect(state).toEqual({
      term: 'artist web',
      types: ['software-catalog'],
      filters: { kind: 'Component', lifecycle: ['experimental', 'production'] },
      pageLimit: 10,
      pageCursor: 'MQ==',
    });
    expect(printSearchState(state, defaults, new URLSearchParams()).toString()).toBe(url);
  });

  it('can have other forms of lists, and values that mean nothing', () => {
    expect(parse('types[0]=a&types[1]=b&types=a&types[]=&filters[x][0]=1&filters[y]=&filters=z')).toEqual({
      term: '',
      types: ['a', 'b'],
      filters: { x: ['1'] },
      pageLimit: 25,
    });
    expect(['pageLimit=0', 'pageLimit=x', 'pageLimit=101'].map((url) => parse(url).pageLimit)).toEqual([
      25, 25, 25,
    ]);
    expect(parse('filters[__proto__]=x&filters[constructor]=y').filters).toHaveProperty('constructor', 'y');
  });

  it('omits defaults, and keeps parameters of others', () => {
    expect(print(parse(''), 'tab=x&query=old&types[]=old&filters[a][]=1&pageCursor=old')).toBe('tab=x');
  });

  it('distinguishes all types from the default type', () => {
    const withDefault = { types: ['techdocs'], pageLimit: 25, maxPageLimit: 100 };
    expect(parse('', withDefault as never).types).toEqual(['techdocs']);
    const all = { ...parse(''), types: [] };
    expect(print(all, '', withDefault)).toBe('types[]=');
    expect(parse('types[]=', withDefault as never).types).toEqual([]);
  });
});

describe('a change', () => {
  const state: SearchState = { term: 'a', types: [], filters: {}, pageLimit: 25, pageCursor: 'MQ==' };

  it.each([{ term: 'b' }, { types: ['x'] }, { filters: { kind: 'API' } }, { pageLimit: 50 }])(
    'leads to the first page: %o',
    (change) => {
      expect(changeSearchState(state, change)).toEqual({ ...state, ...change, pageCursor: undefined });
    },
  );

  it('of the page keeps the rest', () => {
    expect(changeSearchState(state, { pageCursor: 'Mg==' })).toEqual({ ...state, pageCursor: 'Mg==' });
  });

  it('sets and removes filters', () => {
    const filters = setFilter({ kind: 'API' }, 'lifecycle', ['production']);
    expect(filters).toEqual({ kind: 'API', lifecycle: ['production'] });
    expect([readFilter(filters, 'kind'), readFilter(filters, 'x')]).toEqual([['API'], []]);
    expect(setFilter(setFilter(filters, 'kind', ''), 'lifecycle', [])).toEqual({});
  });
});
