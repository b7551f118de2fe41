import { beforeEach, describe, expect, test } from 'vitest';
import { FeatureFlagState } from '#sdk';
import { describeFeatureFlagsApi } from '#sdk/testing';
import { createLocalStore } from '../localStore/createLocalStore';
import { createFeatureFlagsApi } from './createFeatureFlagsApi';

beforeEach(() => localStorage.clear());

describeFeatureFlagsApi('the portal', () => createFeatureFlagsApi(createLocalStore()));

describe('feature flags in the browser', () => {
  test('are kept under featureFlags, those that are on alone', () => {
    const api = createFeatureFlagsApi(createLocalStore());
    api.save({ states: { 'flag-on': FeatureFlagState.Active, 'flag-off': FeatureFlagState.None } });
    expect(localStorage.getItem('featureFlags')).toBe('{"flag-on":1}');
  });

  test.each(['{broken', '3', 'null', '["flag-on"]'])('count as off when %s is kept there', (text) => {
    localStorage.setItem('featureFlags', text);
    expect(createFeatureFlagsApi(createLocalStore()).isActive('flag-on')).toBe(false);
  });
});
