import { describe, expect, it } from 'vitest';
import {
  createKindField,
  createUserListField,
  lifecycleField,
  ownerField,
  statusField,
  tagField,
  typeField,
} from './filterFields';
import type { CatalogFilterContext } from '../blueprints/CatalogFilterField';
import { combineConditions } from './combineConditions';
import { type FilterChoices, resolveChoices } from './filterChoices';
import { planFacets } from './planFacets';
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

const planned = (inUrl: FilterChoices, known: CatalogFilterContext = context) =>
  planFacets(fields, resolveChoices(fields, inUrl), known);

function filterOf(filters: Record<string, string[]>) {
  const conditions = resolveConditions(fields, resolveChoices(fields, filters), {
    ...context,
    kind: filters['kind']?.[0] ?? 'component',
  });
  return conditions && combineConditions(conditions);
}

describe('Filter conditions', () => {
  it('include the default kind', () => {
    expect(filterOf({})).toEqual({ filter: { kind: 'component' } });
  });

  it('match entities that the user or their groups own', () => {
    expect(filterOf({ user: ['owned'] })).toEqual({
      filter: { kind: 'component', 'relations.ownedBy': context.ownershipRefs },
    });
  });

  it('match starred entities of the kind by name, with one group for each namespace', () => {
    expect(filterOf({ user: ['starred'] })).toEqual({
      filter: [
        { kind: 'component', 'metadata.namespace': 'default', 'metadata.name': ['a'] },
        { kind: 'component', 'metadata.namespace': 'other', 'metadata.name': ['b'] },
      ],
    });
    expect(filterOf({ user: ['starred'], kind: ['system'] })).toBe('nothing');
  });

  it('match any of several types and all of several tags', () => {
    expect(filterOf({ type: ['service', 'website'], tags: ['java', 'data'] })).toEqual({
      filter: {
        kind: 'component',
        'spec.type': ['service', 'website'],
        'metadata.tags.java': 'true',
        'metadata.tags.data': 'true',
      },
    });
  });

  it('parse owners as groups by default, and ignore invalid refs', () => {
    expect(filterOf({ owners: ['team-a', 'user:jane', 'a:b:c'] })).toEqual({
      filter: { kind: 'component', 'relations.ownedBy': ['group:default/team-a', 'user:default/jane'] },
    });
  });

  it('become a predicate if two conditions use the same field', () => {
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

  it('match orphans by annotation and entities with errors by name', () => {
    expect(filterOf({ status: ['orphan'] })).toEqual({
      filter: { kind: 'component', 'metadata.annotations.backstage.io/orphan': 'true' },
    });
    expect(filterOf({ status: ['error'] })).toEqual({
      filter: [{ kind: 'component', 'metadata.namespace': 'default', 'metadata.name': ['broken'] }],
    });
  });

  it('are undefined until the required data is loaded', () => {
    const conditionsOf = (inUrl: FilterChoices, known: CatalogFilterContext) =>
      resolveConditions(fields, resolveChoices(fields, inUrl), known);
    expect(conditionsOf({ user: ['owned'] }, { kind: 'component' })).toBeUndefined();
    expect(conditionsOf({ user: ['starred'] }, { kind: 'component' })).toBeUndefined();
    expect(conditionsOf({ user: ['all'] }, { kind: 'component' })).toHaveLength(1);
  });
});

describe('Filter counts', () => {
  it('need one request for all filters without selected values, and one for the kind', () => {
    expect(planned({})).toEqual([
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

  it('do not apply a filter to its own counts', () => {
    const batches = planned({ type: ['service'], user: ['owned'] }) ?? [];
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

  it('omit kinds with the error filter, whose entities are known for one kind only', () => {
    const batches = planned({ status: ['error'] }) ?? [];
    expect(batches.flatMap(({ facets }) => facets)).not.toContain('kind');
    expect(batches.flatMap(({ facets }) => facets)).toContain('spec.type');
  });

  it('wait until the conditions of the list are known', () => {
    expect(planned({ user: ['owned'] }, { kind: 'component' })).toBeUndefined();
  });

  it('are the same for loaded entities', () => {
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
    const counts = tallyFacets(
      entities,
      fields,
      resolveChoices(fields, { type: ['service'], tags: ['java'] }),
      context,
    );
    expect(Object.fromEntries(counts.get('spec.type') ?? [])).toEqual({ service: 2 });
    expect(Object.fromEntries(counts.get('metadata.tags') ?? [])).toEqual({ java: 2, data: 1 });
    expect(Object.fromEntries(counts.get('spec.lifecycle') ?? [])).toEqual({
      production: 1,
      experimental: 1,
    });
    expect(Object.fromEntries(counts.get('relations.ownedBy') ?? [])).toEqual({
      'group:default/team-a': 1,
      'group:default/team-b': 1,
    });
    expect(Object.fromEntries(counts.get('kind') ?? [])).toEqual({ Component: 2 });
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
