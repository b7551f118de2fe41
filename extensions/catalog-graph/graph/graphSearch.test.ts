import { expect, it } from 'vitest';
import { type GraphSelection, parseGraphSearch, printGraphSearch } from './graphSearch';

const defaults: GraphSelection = {
  rootEntityRefs: [],
  selectedKinds: undefined,
  selectedRelations: undefined,
  maxDepth: 2,
  unidirectional: true,
  mergeRelations: true,
  showArrowHeads: true,
  direction: 'LR',
  curve: 'curveMonotoneX',
  showFilters: true,
  unfolded: [],
  limit: 250,
};

const parse = (search: string) => parseGraphSearch(new URLSearchParams(search), defaults);

it('parses a link of Backstage', () => {
  const link =
    '?rootEntityRefs%5B%5D=component%3Adefault%2Fartist-web&maxDepth=%E2%88%9E&selectedKinds%5B%5D=api&selectedKinds%5B%5D=component&selectedRelations%5B%5D=dependsOn&unidirectional=false&mergeRelations=false&direction=TB&showFilters=false&curve=curveStepBefore';
  expect(parse(link)).toEqual({
    ...defaults,
    rootEntityRefs: ['component:default/artist-web'],
    maxDepth: Number.POSITIVE_INFINITY,
    selectedKinds: ['api', 'component'],
    selectedRelations: ['dependsOn'],
    unidirectional: false,
    mergeRelations: false,
    direction: 'TB',
    showFilters: false,
    curve: 'curveStepBefore',
  });
});

it.each(['rootEntityRefs[]', 'rootEntityRefs[0]', 'rootEntityRefs'])('reads lists named %s', (name) => {
  const search = new URLSearchParams([
    [name, 'API:Pets'],
    [name, 'a:b:c'],
  ]);
  expect(parse(search.toString()).rootEntityRefs).toEqual(['api:default/pets']);
});

it('ignores invalid values', () => {
  expect(parse('?maxDepth=-1&direction=up&curve=wild&unidirectional=perhaps&limit=many')).toEqual(defaults);
});

it('prints what differs from the defaults, and parses it again', () => {
  const selection: GraphSelection = {
    ...defaults,
    rootEntityRefs: ['system:default/shop', 'domain:default/sales'],
    selectedKinds: [],
    maxDepth: Number.POSITIVE_INFINITY,
    showArrowHeads: false,
    unfolded: ['system:default/shop'],
    limit: 500,
  };
  const printed = printGraphSearch(selection, defaults);
  expect(parse(printed)).toEqual(selection);
  expect(decodeURIComponent(printed)).not.toContain('direction');
  expect(printGraphSearch(defaults, defaults)).toBe('');
});
