import {
  assertFeatureFlagName,
  createObservable,
  FeatureFlagState,
  type FeatureFlag,
  type FeatureFlagsApi,
} from '#sdk';
import type { LocalStore } from '../localStore/createLocalStore';

const KEY = 'featureFlags';

/** Creates the feature flags API. Active flags are stored in the browser under `featureFlags`. */
export function createFeatureFlagsApi(store: LocalStore): FeatureFlagsApi {
  const registered = new Map<string, FeatureFlag>();

  return {
    registerFlag(flag) {
      assertFeatureFlagName(flag.name);
      if (!registered.has(flag.name)) registered.set(flag.name, flag);
    },
    getRegisteredFlags: () => [...registered.values()],
    isActive: (name) => readActive(store).has(name),
    save({ states, merge = false }) {
      const active = merge ? readActive(store) : new Set<string>();
      for (const [name, state] of Object.entries(states)) {
        if (state === FeatureFlagState.Active) active.add(name);
        else active.delete(name);
      }
      store.write(KEY, JSON.stringify(Object.fromEntries([...active].map((name) => [name, 1]))));
    },
    changed$: () =>
      createObservable<void>(({ next }) =>
        store.listen((key) => {
          if (key === KEY || key === undefined) next();
        }),
      ),
  };
}

function readActive(store: LocalStore): Set<string> {
  try {
    const value: unknown = JSON.parse(store.read(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return new Set();
    return new Set(Object.entries(value).flatMap(([name, state]) => (state === 1 ? [name] : [])));
  } catch {
    // The stored value may come from another program. All flags are off then.
    return new Set();
  }
}
