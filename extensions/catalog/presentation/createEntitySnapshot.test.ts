import { describe, expect, it } from 'vitest';
import { createEntitySnapshot } from './createEntitySnapshot';

const entity = { apiVersion: 'v1', kind: 'Component', metadata: { name: 'Artist-Web' } };

describe('The presentation of an entity', () => {
  it('uses the display name, then the title, then the name', () => {
    const titled = { ...entity, metadata: { ...entity.metadata, title: 'Artist Web' } };
    expect(
      createEntitySnapshot({ ...titled, spec: { profile: { displayName: 'Team A' } } }).primaryTitle,
    ).toBe('Team A');
    expect(createEntitySnapshot(titled).primaryTitle).toBe('Artist Web');
    expect(createEntitySnapshot(entity).primaryTitle).toBe('Artist-Web');
  });

  it('names a location by its target if the catalog has generated its name', () => {
    const location = (name: string) => ({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Location',
      metadata: { name },
      spec: { type: 'url', target: 'https://host/a.yaml' },
    });
    expect(createEntitySnapshot(location(`generated-${'0'.repeat(40)}`)).primaryTitle).toBe(
      'https://host/a.yaml',
    );
    expect(createEntitySnapshot(location('generated-by-hand')).primaryTitle).toBe('generated-by-hand');
  });

  it('has ref, type and description as secondary title', () => {
    const described = {
      ...entity,
      metadata: { ...entity.metadata, description: 'Sells art' },
      spec: { type: 'website' },
    };
    expect(createEntitySnapshot(described).secondaryTitle).toBe(
      'component:default/artist-web | website | Sells art',
    );
  });

  it.each([
    ['component:default/web', {}, 'web'],
    ['component:default/web', { defaultKind: 'Component' }, 'web'],
    ['component:default/web', { defaultKind: 'group' }, 'component:web'],
    ['component:shop/web', {}, 'shop/web'],
    ['component:shop/web', { defaultNamespace: 'shop' }, 'web'],
    ['web', { defaultKind: 'component' }, 'web'],
    ['not:a:ref', {}, 'not:a:ref'],
  ])('shows the ref %s in the context %o as %s', (ref, context, expected) => {
    expect(createEntitySnapshot(ref, context).primaryTitle).toBe(expected);
  });
});
