import { expect, it } from 'vitest';
import { defaultAggregation } from './defaultAggregation';

it('includes the groups of a user by default, but not the child groups of a group', () => {
  const entity = { apiVersion: 'v1', metadata: { name: 'a' } };
  expect(defaultAggregation({ ...entity, kind: 'User' })).toBe('aggregated');
  expect(defaultAggregation({ ...entity, kind: 'Group' })).toBe('direct');
});
