import { describe, expect, it } from 'vitest';
import { FeatureFlagState, type FeatureFlagsApi } from '../../apis/featureFlagsApi';

/** What every feature flag API promises. Give it a maker of one without registered or active flags. */
export function describeFeatureFlagsApi(name: string, makeApi: () => FeatureFlagsApi): void {
  describe(`${name} as a feature flag API`, () => {
    it('lists what was registered', () => {
      const api = makeApi();
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
    ])('refuses the name %s', (flag, reason) => {
      expect(() => makeApi().registerFlag({ name: flag, pluginId: 'app' })).toThrow(reason);
    });

    it('has every flag off until it is switched on', () => {
      const api = makeApi();
      expect(api.isActive('new-nav')).toBe(false);
      api.save({ states: { 'new-nav': FeatureFlagState.Active } });
      expect(api.isActive('new-nav')).toBe(true);
    });

    it('switches off what a save without merge does not name', () => {
      const api = makeApi();
      api.save({ states: { 'flag-one': FeatureFlagState.Active } });
      api.save({ states: { 'flag-two': FeatureFlagState.Active } });
      expect([api.isActive('flag-one'), api.isActive('flag-two')]).toEqual([false, true]);
    });

    it('tells of a change', () => {
      const api = makeApi();
      let told = 0;
      const subscription = api.changed$?.().subscribe(() => (told += 1));
      api.save({ states: { 'flag-one': FeatureFlagState.Active } });
      subscription?.unsubscribe();
      api.save({ states: {} });
      expect(told).toBe(api.changed$ ? 1 : 0);
    });

    it('keeps what a save with merge does not name', () => {
      const api = makeApi();
      api.save({ states: { 'flag-one': FeatureFlagState.Active, 'flag-two': FeatureFlagState.Active } });
      api.save({ states: { 'flag-two': FeatureFlagState.None }, merge: true });
      expect([api.isActive('flag-one'), api.isActive('flag-two')]).toEqual([true, false]);
    });
  });
}
