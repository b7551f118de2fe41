import { describe, expect, it } from 'vitest';
import { FeatureFlagState, type FeatureFlagsApi } from '../../apis/featureFlagsApi';

/** The contract of feature flag APIs. `createApi` creates one without registered or active flags. */
export function describeFeatureFlagsApi(name: string, createApi: () => FeatureFlagsApi): void {
  describe(`${name} as a feature flag API`, () => {
    it('lists registered flags', () => {
      const api = createApi();
      api.registerFlag({ name: 'new-nav', pluginId: 'app', description: 'The new navigation' });
      expect(api.getRegisteredFlags()).toEqual([
        { name: 'new-nav', pluginId: 'app', description: 'The new navigation' },
      ]);
    });

    it.each([
      ['ab', 'must have a minimum length of three characters'],
      ['x'.repeat(151), 'must not exceed 150 characters'],
      ['New-nav', 'must start with a lowercase letter'],
      ['1st-flag', 'must start with a lowercase letter'],
      ['new_nav', 'only contain lowercase letters'],
    ])('rejects the name %s', (flag, reason) => {
      expect(() => createApi().registerFlag({ name: flag, pluginId: 'app' })).toThrow(reason);
    });

    it('has all flags disabled until they are enabled', () => {
      const api = createApi();
      expect(api.isActive('new-nav')).toBe(false);
      api.save({ states: { 'new-nav': FeatureFlagState.Active } });
      expect(api.isActive('new-nav')).toBe(true);
    });

    it('disables flags that a save without merge does not contain', () => {
      const api = createApi();
      api.save({ states: { 'flag-one': FeatureFlagState.Active } });
      api.save({ states: { 'flag-two': FeatureFlagState.Active } });
      expect([api.isActive('flag-one'), api.isActive('flag-two')]).toEqual([false, true]);
    });

    it('emits changes', () => {
      const api = createApi();
      let changes = 0;
      const subscription = api.changed$?.().subscribe(() => (changes += 1));
      api.save({ states: { 'flag-one': FeatureFlagState.Active } });
      subscription?.unsubscribe();
      api.save({ states: {} });
      expect(changes).toBe(api.changed$ ? 1 : 0);
    });

    it('keeps flags that a save with merge does not contain', () => {
      const api = createApi();
      api.save({ states: { 'flag-one': FeatureFlagState.Active, 'flag-two': FeatureFlagState.Active } });
      api.save({ states: { 'flag-two': FeatureFlagState.None }, merge: true });
      expect([api.isActive('flag-one'), api.isActive('flag-two')]).toEqual([true, false]);
    });
  });
}
