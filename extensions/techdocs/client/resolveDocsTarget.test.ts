import { expect, test } from 'vitest';
import { resolveDocsTarget } from './resolveDocsTarget';

const prefix = 'backstage.io/techdocs';
const own = { kind: 'component', namespace: 'default', name: 'website' };
const site = { kind: 'system', namespace: 'shops', name: 'store' };

test.each<[Record<string, string>, ReturnType<typeof resolveDocsTarget>]>([
  [{}, undefined],
  [{ [`${prefix}-ref`]: 'dir:.' }, { entityRef: own, path: '' }],
  [{ [`${prefix}-entity`]: 'system:shops/store' }, { entityRef: site, path: '' }],
  [
    { [`${prefix}-entity`]: 'system:shops/store', [`${prefix}-entity-path`]: '/guide/first' },
    { entityRef: site, path: 'guide/first' },
  ],
  // The site of the other entity replaces the own one.
  [
    { [`${prefix}-ref`]: 'dir:.', [`${prefix}-entity`]: 'system:shops/store' },
    { entityRef: site, path: '' },
  ],
  [
    { [`${prefix}-ref`]: 'dir:.', [`${prefix}-entity`]: 'a:b:c' },
    { entityRef: own, path: '' },
  ],
  [{ [`${prefix}-entity`]: 'a:b:c' }, undefined],
])('The documentation of an entity with %j is that of %j', (annotations, expected) => {
  const target = resolveDocsTarget({
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name: 'website', annotations },
  });
  const lowered = target && {
    ...target,
    entityRef: { ...target.entityRef, kind: target.entityRef.kind.toLowerCase() },
  };
  expect(lowered).toEqual(expected);
});
