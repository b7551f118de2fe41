import { expect, it } from 'vitest';
import { mockApis } from '#sdk/testing';
import { createCatalogGraphApi, relationPairs } from './createCatalogGraphApi';

const create = (catalogGraph: object) => createCatalogGraphApi(mockApis.config({ data: { catalogGraph } }));
const all = relationPairs.flat();

it('knows the seven pairs by default, and shows them all', () => {
  const api = create({});
  expect(api.knownRelationPairs).toHaveLength(7);
  expect(api.knownRelations).toHaveLength(14);
  expect(api.defaultRelations).toEqual(all);
  expect([api.maxDepth, api.limitEntities]).toEqual([Number.POSITIVE_INFINITY, 2000]);
});

it.each([
  ['knownRelations', { knownRelations: ['dependsOn'] }, { knownRelations: ['dependsOn'] }],
  [
    'additionalKnownRelations',
    { additionalKnownRelations: ['runsOn'] },
    { knownRelations: [...all, 'runsOn'] },
  ],
  ['knownRelationPairs', { knownRelationPairs: [['a', 'b']] }, { knownRelationPairs: [['a', 'b']] }],
  [
    'additionalKnownRelationPairs',
    { additionalKnownRelationPairs: [['a', 'b']] },
    { knownRelationPairs: [...relationPairs, ['a', 'b']] },
  ],
  ['an include list', { defaultRelationTypes: { include: ['partOf'] } }, { defaultRelations: ['partOf'] }],
  [
    'an exclude list',
    { defaultRelationTypes: { exclude: ['partOf', 'hasPart'] } },
    { defaultRelations: all.filter((type) => !['partOf', 'hasPart'].includes(type)) },
  ],
  ['maxDepth', { maxDepth: 3 }, { maxDepth: 3 }],
  ['limitEntities', { limitEntities: 50 }, { limitEntities: 50 }],
])('reads %s', (_key, config, expected) => {
  expect(create(config)).toMatchObject(expected);
});
