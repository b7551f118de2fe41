import { expect, it } from 'vitest';
import type { Entity } from '#model';
import { isInHead, printHead } from './entityHead';

const entity: Entity = {
  apiVersion: 'v1',
  kind: 'Component',
  metadata: { name: 'web', description: 'A site.', annotations: { a: 'b' } },
  spec: { type: 'website', lifecycle: 'production' },
};

it('has the fields that lists ask for, and only those', () => {
  expect(JSON.parse(printHead(entity) ?? '')).toEqual({
    apiVersion: 'v1',
    kind: 'Component',
    metadata: { name: 'web', description: 'A site.' },
    spec: { type: 'website' },
  });
  expect(isInHead(['kind', 'metadata.name'])).toBe(true);
  expect([undefined, [], ['metadata'], ['kind', 'spec.lifecycle']].map(isInHead)).toEqual(
    Array(4).fill(false),
  );
});

it('is left out if it is long', () => {
  const description = 'x'.repeat(2_000);
  expect(printHead({ ...entity, metadata: { ...entity.metadata, description } })).toBeNull();
});
