import { assertFeatureFlagName } from '#engine';
import { createSubject } from '../../observable/subject';
import { type FeatureFlag, FeatureFlagState, type FeatureFlagsApi } from '../../apis/featureFlagsApi';

/** A feature flag API with access to its state. */
export interface MockFeatureFlagsApi extends FeatureFlagsApi {
  getState(): Record<string, FeatureFlagState>;
}

/** Creates an in-memory feature flag API. Names follow the same rules as in the product. */
export function createMockFeatureFlagsApi(
  options: { initialStates?: Record<string, FeatureFlagState> } = {},
): MockFeatureFlagsApi {
  const registered: FeatureFlag[] = [];
  const changes = createSubject<void>();
  let states = onlyActive(options.initialStates ?? {});
  return {
    registerFlag: (flag) => {
      assertFeatureFlagName(flag.name);
      registered.push(flag);
    },
    getRegisteredFlags: () => [...registered],
    isActive: (name) => states[name] === FeatureFlagState.Active,
    save: ({ states: next, merge }) => {
      states = onlyActive(merge ? { ...states, ...next } : next);
      changes.next();
    },
    changed$: () => changes,
    getState: () => ({ ...states }),
  };
}

function onlyActive(states: Record<string, FeatureFlagState>): Record<string, FeatureFlagState> {
  return Object.fromEntries(Object.entries(states).filter(([, state]) => state === FeatureFlagState.Active));
}
