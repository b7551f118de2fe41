import { beforeEach, describe, expect, test } from 'vitest';
import { FeatureFlagState } from '#sdk';
import { describeFeatureFlagsApi } from '#sdk/testing';
import { createLocalStore } from '../localStore/createLocalStore';
import { createFeatureFlagsApi } from './createFeatureFlagsApi';

beforeEach(() => localStorage.clear());

describeFeatureFlagsApi('the portal', () => createFeatureFlagsApi(createLocalStore()));

describe('createFeatureFlagsApi', () => {
  test('stores active flags under featureFlags', () => {
    const api = createFeatureFlagsApi(createLocalStore());
    api.save({ states: { 'flag-on': FeatureFlagState.Active, 'flag-off': FeatureFlagState.None } });
    expect(localStorage.getItem('featureFlags')).toBe('{"flag-on":1}');
  });

  test.each(['{broken', '3', 'null', '["flag-on"]'])(
    'treats flags as off if the stored value is %s',
    (text) => {
      localStorage.setItem('featureFlags', text);
      expect(createFeatureFlagsApi(createLocalStore()).isActive('flag-on')).toBe(false);
    },
  );
});
