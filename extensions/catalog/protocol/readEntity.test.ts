import { describe, expect, it } from 'vitest';
import { hostileValues, mutateEntity, mutationPaths, soundEntity } from '../testing/mutateEntity';
import { entitySchema } from './entity';
import { readEntity } from './readEntity';

const requested = 'component:prod/checkout';

it('returns a valid entity without problems, unchanged', () => {
  expect(readEntity(soundEntity)).toEqual({ entity: soundEntity, problems: [] });
});

describe.each(mutationPaths)('with another value at %j', (...path) => {
  it.each(hostileValues)('reads %j as a valid entity, and the result without problems', (value) => {
    const { entity } = readEntity(mutateEntity(path, value), requested);
    const full = { ...entity, apiVersion: entity.apiVersion ?? 'v1' };
    expect(entitySchema.safeParse(full)).toMatchObject({ success: true });
    expect(entity.kind && entity.metadata.name).toBeTruthy();
    expect(readEntity(full).problems).toEqual([]);
  });
});

it.each([
  ['metadata', null, 'metadata', 'object'],
  ['metadata.name', 12, 'metadata.name', 'text'],
  ['metadata.labels', { tier: null }, 'metadata.labels.tier', 'text'],
  ['metadata.tags', 'java', 'metadata.tags', 'list'],
  ['metadata.links', [{ url: 'https://a' }, null], 'metadata.links[1]', 'object'],
  ['spec', null, 'spec', 'object'],
  ['relations', null, 'relations', 'list'],
  ['relations', [null], 'relations[0]', 'object'],
  ['relations', [{ type: 'partOf', targetRef: 'a:b:c' }], 'relations[0].targetRef', 'ref'],
  ['relations', [{ targetRef: 'system:default/a' }], 'relations[0].type', 'text'],
  ['status', { items: {} }, 'status.items', 'list'],
])('names the field if %s is %j', (path, value, field, expected) => {
  expect(readEntity(mutateEntity(path.split('.'), value)).problems).toEqual([{ field, expected }]);
});

it('replaces missing names by those of the requested ref, and keeps numbers as text', () => {
  expect(readEntity({}, requested).entity).toEqual({
    kind: 'component',
    metadata: { namespace: 'prod', name: 'checkout' },
  });
  const { metadata } = readEntity({ kind: 'API', metadata: { name: 12 } }, requested).entity;
  expect(metadata).toEqual({ name: '12' });
});

it('treats the names of object methods as data', () => {
  const labels = JSON.parse('{"__proto__": "a", "constructor": "b", "toString": 3}');
  const { entity } = readEntity({ ...soundEntity, metadata: { name: 'a', labels } });
  expect(Object.entries(entity.metadata.labels ?? {})).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', '3'],
  ]);
});
