import { createSubject } from '../../observable/subject';
import { type FeatureFlag, FeatureFlagState, type FeatureFlagsApi } from '../../apis/featureFlagsApi';

/** A feature flag API whose states a test can look at. */
export interface MockFeatureFlagsApi extends FeatureFlagsApi {
  getState(): Record<string, FeatureFlagState>;
}

/** Creates a feature flag API in memory. Names follow the same rule as the product's. */
export function createMockFeatureFlagsApi(
  options: { initialStates?: Record<string, FeatureFlagState> } = {},
): MockFeatureFlagsApi {
  const registered: FeatureFlag[] = [];
  const changes = createSubject<void>();
  let states = onlyActive(options.initialStates ?? {});
  return {
    registerFlag: (flag) => {
      assertFlagName(flag.name);
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

function assertFlagName(name: string): void {
  if (name.length < 3) {
    throw new Error(`The '${name}' feature flag must have a minimum length of three characters.`);
  }
  if (name.length > 150) throw new Error(`The '${name}' feature flag must not exceed 150 characters.`);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `The '${name}' feature flag must start with a lowercase letter and only contain lowercase letters, digits and hyphens.`,
    );
  }
}
