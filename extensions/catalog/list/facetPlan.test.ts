import { describe, expect, it } from 'vitest';
import {
  createKindField,
  createUserListField,
  lifecycleField,
  ownerField,
  statusField,
  tagField,
  typeField,
} from '../filters/filterFields';
import { combineConditions } from './combineConditions';
import { planFacets } from './facetPlan';
import { resolveConditions } from './resolveConditions';
import { tallyFacets } from './tallyFacets';

const fields = [
  createKindField('component'),
  typeField,
  createUserListField('all'),
  ownerField,
  lifecycleField,
  tagField,
  statusField,
];
const context = {
  kind: 'component',
  ownershipRefs: ['user:default/guest', 'group:default/guests', 'group:default/team-a'],
  starredRefs: ['component:default/a', 'component:other/b', 'api:default/c'],
  failedRefs: ['component:default/broken'],
};

function filterOf(filters: Record<string, string[]>) {
  const conditions = resolveConditions(fields, filters, {
    ...context,
    kind: filters['kind']?.[0] ?? 'component',
  });
  return conditions && combineConditions(conditions);
}

describe('The request that filters become', () => {
  it('lists the default kind', () => {
    expect(filterOf({})).toEqual({ filter: { kind: 'component' } });
  });

  it('lists what the user and the groups of the user own', () => {
    expect(filterOf({ user: ['owned'] })).toEqual({
      filter: { kind: 'component', 'relations.ownedBy': context.ownershipRefs },
    });
  });

  it('lists starred entities of the kind by name, one group for each namespace', () => {
    expect(filterOf({ user: ['starred'] })).toEqual({
      filter: [
        { kind: 'component', 'metadata.namespace': 'default', 'metadata.name': ['a'] },
        { kind: 'component', 'metadata.namespace': 'other', 'metadata.name': ['b'] },
      ],
    });
    expect(filterOf({ user: ['starred'], kind: ['system'] })).toBe('nothing');
  });

  it('takes any of several types and all of several tags', () => {
    expect(filterOf({ type: ['service', 'website'], tags: ['java', 'data'] })).toEqual({
      filter: {
        kind: 'component',
        'spec.type': ['service', 'website'],
        'metadata.tags.java': 'true',
        'metadata.tags.data': 'true',
      },
    });
  });

  it('reads owners as groups unless they name a kind, and drops what is no ref', () => {
    expect(filterOf({ owners: ['team-a', 'user:jane', 'a:b:c'] })).toEqual({
      filter: { kind: 'component', 'relations.ownedBy': ['group:default/team-a', 'user:default/jane'] },
    });
  });

  it('becomes a predicate where two demands on one field would flow together', () => {
    expect(filterOf({ user: ['owned'], owners: ['team-b'] })).toEqual({
      query: {
        $all: [
          { $all: [{ kind: 'component' }] },
          { $all: [{ 'relations.ownedBy': { $in: context.ownershipRefs } }] },
          { $all: [{ 'relations.ownedBy': 'group:default/team-b' }] },
        ],
      },
    });
  });

  it('finds orphans by their annotation and entities with errors by name', () => {
    expect(filterOf({ status: ['orphan'] })).toEqual({
      filter: { kind: 'component', 'metadata.annotations.backstage.io/orphan': 'true' },
    });
    expect(filterOf({ status: ['error'] })).toEqual({
      filter: [{ kind: 'component', 'metadata.namespace': 'default', 'metadata.name': ['broken'] }],
    });
  });

  it('waits for what is not known yet', () => {
    expect(resolveConditions(fields, { user: ['owned'] }, { kind: 'component' })).toBeUndefined();
    expect(resolveConditions(fields, { user: ['starred'] }, { kind: 'component' })).toBeUndefined();
    expect(resolveConditions(fields, { user: ['all'] }, { kind: 'component' })).toHaveLength(1);
  });
});

describe('The counts of filters', () => {
  it('take one request for all filters without a choice, and one for the kind', () => {
    expect(planFacets(fields, {}, context)).toEqual([
      { facets: ['kind'], conditions: {} },
      {
        facets: [
          'spec.type',
          'relations.ownedBy',
          'spec.lifecycle',
          'metadata.tags',
          'metadata.annotations.backstage.io/orphan',
        ],
        conditions: { filter: { kind: 'component' } },
      },
    ]);
  });

  it('leave a filter out of the conditions of its own count', () => {
    const batches = planFacets(fields, { type: ['service'], user: ['owned'] }, context) ?? [];
    const ofType = batches.find(({ facets }) => facets.includes('spec.type'));
    const others = batches.find(({ facets }) => facets.includes('spec.lifecycle'));
    expect(ofType?.conditions).toEqual({
      filter: { kind: 'component', 'relations.ownedBy': context.ownershipRefs },
    });
    expect(others?.conditions).toEqual({
      filter: { kind: 'component', 'relations.ownedBy': context.ownershipRefs, 'spec.type': 'service' },
    });
    expect(batches).toHaveLength(3);
  });

  it('leave kinds uncounted under entities with errors, which are known of one kind only', () => {
    const batches = planFacets(fields, { status: ['error'] }, context) ?? [];
    expect(batches.flatMap(({ facets }) => facets)).not.toContain('kind');
    expect(batches.flatMap(({ facets }) => facets)).toContain('spec.type');
  });

  it('wait until it is known what is listed', () => {
    expect(planFacets(fields, { user: ['owned'] }, { kind: 'component' })).toBeUndefined();
  });

  it('are counted alike from entities that are at hand', () => {
    const entities = [
      entity('a', {
        type: 'service',
        lifecycle: 'production',
        tags: ['java', 'data'],
        owner: 'group:default/team-a',
      }),
      entity('b', {
        type: 'service',
        lifecycle: 'experimental',
        tags: ['java'],
        owner: 'group:default/team-b',
      }),
      entity('c', { type: 'website', lifecycle: 'production', tags: [], owner: 'group:default/team-a' }),
      {
        ...entity('d', {
          type: 'openapi',
          lifecycle: 'production',
          tags: ['java'],
          owner: 'group:default/team-a',
        }),
        kind: 'API',
      },
    ];
    const counts = tallyFacets(entities, fields, { type: ['service'], tags: ['java'] }, context);
    expect(Object.fromEntries(counts?.get('spec.type') ?? [])).toEqual({ service: 2 });
    expect(Object.fromEntries(counts?.get('metadata.tags') ?? [])).toEqual({ java: 2, data: 1 });
    expect(Object.fromEntries(counts?.get('spec.lifecycle') ?? [])).toEqual({
      production: 1,
      experimental: 1,
    });
    expect(Object.fromEntries(counts?.get('relations.ownedBy') ?? [])).toEqual({
      'group:default/team-a': 1,
      'group:default/team-b': 1,
    });
    expect(Object.fromEntries(counts?.get('kind') ?? [])).toEqual({ Component: 2 });
  });
});

function entity(name: string, of: { type: string; lifecycle: string; tags: string[]; owner: string }) {
  return {
    apiVersion: 'v1',
    kind: 'Component',
    metadata: { name, tags: of.tags },
    spec: { type: of.type, lifecycle: of.lifecycle },
    relations: [{ type: 'ownedBy', targetRef: of.owner }],
  };
}
