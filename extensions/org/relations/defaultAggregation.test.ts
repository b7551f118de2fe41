import { expect, it } from 'vitest';
import { defaultAggregation } from './defaultAggregation';

it('counts what the groups of a person own, and of a group only its own', () => {
  const entity = { apiVersion: 'v1', metadata: { name: 'a' } };
  expect(defaultAggregation({ ...entity, kind: 'User' })).toBe('aggregated');
  expect(defaultAggregation({ ...entity, kind: 'Group' })).toBe('direct');
});
