import { describe, expect, it } from 'vitest';
import { CATALOG_FILTER_EXISTS } from '../../../catalog/public';
import { type EntitySelectionOptions, resolveCatalogFilter } from './catalogFilter';
import { isEntityRef, type RefDefaults, toEntityValue } from './entityValue';

describe('The filter of an entity field', () => {
  it.each<[string, EntitySelectionOptions, unknown]>([
    ['no options', {}, undefined],
    ['an empty filter', { catalogFilter: {} }, undefined],
    ['a filter with an empty group', { catalogFilter: [{ kind: 'API' }, {}] }, undefined],
    ['kinds', { allowedKinds: ['System'] }, { kind: ['System'] }],
    [
      'a filter instead of kinds',
      { allowedKinds: ['System'], catalogFilter: { kind: 'API' } },
      { kind: 'API' },
    ],
    [
      'values, lists and existing keys',
      {
        catalogFilter: {
          kind: ['Group', 'User'],
          'spec.type': 'team',
          'metadata.annotations.a': { exists: true },
        },
      },
      { kind: ['Group', 'User'], 'spec.type': 'team', 'metadata.annotations.a': CATALOG_FILTER_EXISTS },
    ],
    [
      'values that are not texts',
      { catalogFilter: { 'spec.tier': 1, 'spec.public': true } },
      { 'spec.tier': '1', 'spec.public': 'true' },
    ],
    [
      'groups',
      { catalogFilter: [{ kind: 'API' }, { kind: 'System' }] },
      [{ kind: 'API' }, { kind: 'System' }],
    ],
    ['a list with one group', { catalogFilter: [{ kind: 'API' }] }, { kind: 'API' }],
  ])('is created from %s', (_name, options, filter) => {
    expect(resolveCatalogFilter(options)).toEqual(filter);
  });

  it('adds conditions to each group', () => {
    const extra = { 'relations.ownedBy': ['group:default/a'] };
    expect(resolveCatalogFilter({ catalogFilter: [{ kind: 'API' }, {}] }, extra)).toEqual([
      { kind: 'API', ...extra },
      extra,
    ]);
    expect(resolveCatalogFilter({}, extra)).toEqual(extra);
  });
});

describe('An entered reference', () => {
  it.each<[string, RefDefaults, string]>([
    ['Component:Prod/Checkout', {}, 'component:prod/checkout'],
    ['team-a', { defaultKind: 'Group' }, 'group:default/team-a'],
    ['team-a', { defaultKind: 'Group', defaultNamespace: 'acme' }, 'group:acme/team-a'],
    ['team-a', { defaultKind: 'Group', defaultNamespace: false }, 'group:default/team-a'],
    ['user:jane', { defaultKind: 'Group' }, 'user:default/jane'],
    ['team-a', {}, 'team-a'],
    ['a:b:c d', { defaultKind: 'Group' }, 'a:b:c d'],
  ])('%s with %j is %s', (text, defaults, value) => {
    expect(toEntityValue(text, defaults)).toBe(value);
  });

  it('is valid with a kind', () => {
    expect(isEntityRef('group:team-a')).toBe(true);
    expect(isEntityRef('team-a')).toBe(false);
  });
});
