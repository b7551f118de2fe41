import { describe, expect, it } from 'vitest';
import { declaredRelations } from './declaredRelations';
import type { Entity } from './entity/entity';
import { RELATION_PAIRS, oppositeRelation } from './entity/relation';

function entity(kind: string, spec: Entity['spec'], namespace?: string): Entity {
  return { apiVersion: 'backstage.io/v1alpha1', kind, metadata: { name: 'it', namespace }, spec };
}

function outgoing(value: Entity): string[] {
  return declaredRelations(value)
    .relations.filter((edge) => edge.sourceRef.endsWith('/it'))
    .map((edge) => `${edge.type} ${edge.targetRef}`);
}

describe('declaredRelations', () => {
  it('reads every field of a component with its default kind', () => {
    const component = entity('Component', {
      owner: 'team-a',
      system: 'shop',
      subcomponentOf: 'whole',
      providesApis: ['a'],
      consumesApis: ['other/b'],
      dependsOn: ['resource:db'],
      dependencyOf: ['component:web'],
    });
    expect(outgoing(component)).toEqual([
      'ownedBy group:default/team-a',
      'partOf system:default/shop',
      'partOf component:default/whole',
      'providesApi api:default/a',
      'consumesApi api:other/b',
      'dependsOn resource:default/db',
      'dependencyOf component:default/web',
    ]);
  });

  it('reads groups, users, systems, domains, resources, APIs and templates', () => {
    expect(outgoing(entity('Group', { parent: 'p', children: ['c'], members: ['m'] }))).toEqual([
      'childOf group:default/p',
      'parentOf group:default/c',
      'hasMember user:default/m',
    ]);
    expect(outgoing(entity('User', { memberOf: ['g'] }))).toEqual(['memberOf group:default/g']);
    expect(outgoing(entity('System', { owner: 'user:jo', domain: 'd' }))).toEqual([
      'ownedBy user:default/jo',
      'partOf domain:default/d',
    ]);
    expect(outgoing(entity('Domain', { owner: 'o', subdomainOf: 'd' }))).toContain('partOf domain:default/d');
    expect(outgoing(entity('Resource', { owner: 'o', dependencyOf: ['component:x'] }))).toContain(
      'dependencyOf component:default/x',
    );
    expect(outgoing(entity('API', { owner: 'o', system: 's' }))).toContain('partOf system:default/s');
    expect(outgoing(entity('Template', { owner: 'o' }))).toEqual(['ownedBy group:default/o']);
  });

  it('returns each relation in both directions', () => {
    const { relations } = declaredRelations(entity('Component', { owner: 'team-a' }));
    expect(relations).toEqual([
      { sourceRef: 'component:default/it', type: 'ownedBy', targetRef: 'group:default/team-a' },
      { sourceRef: 'group:default/team-a', type: 'ownerOf', targetRef: 'component:default/it' },
    ]);
    for (const [one, other] of RELATION_PAIRS) {
      expect(oppositeRelation(one)).toBe(other);
      expect(oppositeRelation(other)).toBe(one);
    }
  });

  it('resolves a ref without a namespace in the namespace of the entity', () => {
    expect(outgoing(entity('Component', { owner: 'team-a' }, 'prod'))).toEqual(['ownedBy group:prod/team-a']);
  });

  it('reports an invalid ref and keeps the others', () => {
    const { relations, issues } = declaredRelations(
      entity('Component', { owner: 'a', dependsOn: ['db', 'api:x'] }),
    );
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ path: ['spec', 'dependsOn', 0] });
    expect(issues[0]?.message).toContain('"db" had missing or empty kind');
    expect(relations.map((edge) => edge.targetRef)).toContain('api:default/x');
  });

  it('removes duplicates', () => {
    expect(outgoing(entity('User', { memberOf: ['g', 'group:default/G'] }))).toEqual([
      'memberOf group:default/g',
    ]);
  });
});
