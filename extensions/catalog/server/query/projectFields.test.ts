import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { projectFields } from './projectFields';

const entity: Entity = {
  apiVersion: 'v1',
  kind: 'Component',
  metadata: {
    name: 'web',
    annotations: { 'example.com/tier': '2', 'example.com/tier.level': 'high', example: 'x' },
    tags: ['a'],
  },
  spec: { type: 'service', profile: { displayName: 'Web', email: 'w@example.com' } },
  relations: [{ type: 'ownedBy', targetRef: 'group:default/a' }],
};

describe('the fields of an entity', () => {
  it.each([
    [undefined, entity],
    [[], entity],
    [['kind', 'metadata.name'], { kind: 'Component', metadata: { name: 'web' } }],
    [['metadata.annotations.example.com/tier'], { metadata: { annotations: { 'example.com/tier': '2' } } }],
    [
      ['metadata.annotations.example.com/tier.level'],
      { metadata: { annotations: { 'example.com/tier.level': 'high' } } },
    ],
    [['spec.profile', 'spec.profile.email'], { spec: { profile: entity.spec?.profile } }],
    [
      ['spec.profile.email', 'spec.profile.displayName'],
      { spec: { profile: { displayName: 'Web', email: 'w@example.com' } } },
    ],
    [['relations', 'metadata.tags'], { relations: entity.relations, metadata: { tags: ['a'] } }],
    [['relations.type', 'metadata.tags.a', 'none', 'spec.none.at.all', 'kind.x', '', '.'], {}],
    [['__proto__', 'metadata.constructor', 'toString'], {}],
  ])('%j', (fields, expected) => {
    expect(projectFields(entity, fields)).toEqual(expected);
  });

  it('do not change the entity', () => {
    const before = structuredClone(entity);
    projectFields(entity, ['spec.profile', 'spec.profile.email', 'spec.type']);
    expect(entity).toEqual(before);
  });
});
