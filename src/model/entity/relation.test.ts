import { expect, it } from 'vitest';
import type { Entity } from './entity';
import { getEntityRelations } from './relation';

const entity = (relations: unknown) => ({ kind: 'A', metadata: { name: 'a' }, relations }) as Entity;

it('selects relations by type and by the kind of their target', () => {
  const relations = [
    { type: 'partOf', targetRef: 'System:default/a' },
    { type: 'partOf', targetRef: 'domain:default/b' },
    { type: 'ownedBy', targetRef: 'group:default/c' },
  ];
  expect(getEntityRelations(entity(relations), 'partOf')).toEqual(relations.slice(0, 2));
  expect(getEntityRelations(entity(relations), 'partOf', 'system')).toEqual(relations.slice(0, 1));
});

it.each([
  [null],
  ['partOf'],
  [{}],
  [[null, 1, 'a', [], { type: 'partOf' }, { type: 'partOf', targetRef: { kind: 1, name: 'a' } }]],
])('finds none in %j', (relations) => {
  expect(getEntityRelations(entity(relations), 'partOf')).toEqual([]);
  expect(getEntityRelations(entity(relations), 'partOf', 'system')).toEqual([]);
});

it('finds an invalid ref only without a kind', () => {
  const relations = [{ type: 'partOf', targetRef: 'a:b:c' }];
  expect(getEntityRelations(entity(relations), 'partOf')).toEqual(relations);
  expect(getEntityRelations(entity(relations), 'partOf', 'a')).toEqual([]);
});
