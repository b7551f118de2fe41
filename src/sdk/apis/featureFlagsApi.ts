import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** The states of a feature flag. Only active flags are stored. */
export const FeatureFlagState = { None: 0, Active: 1 } as const;

/** A state of a feature flag. */
export type FeatureFlagState = (typeof FeatureFlagState)[keyof typeof FeatureFlagState];

/** A flag that a plugin declares. */
export interface FeatureFlag {
  name: string;
  pluginId: string;
  description?: string;
}

/** New states by flag name. */
export interface FeatureFlagsSaveOptions {
  states: Record<string, FeatureFlagState>;
  /** Keeps the flags that `states` does not contain. Otherwise, they are disabled. */
  merge?: boolean;
}

/**
 * Reads and changes feature flags. A name has 3 to 150 characters: a lowercase letter, then lowercase letters, digits and
 * hyphens.
 */
export interface FeatureFlagsApi {
  /** @throws if the name is invalid */
  registerFlag(flag: FeatureFlag): void;
  getRegisteredFlags(): FeatureFlag[];
  isActive(name: string): boolean;
  save(options: FeatureFlagsSaveOptions): void;
  /** Emits each change, including those from other tabs. Absent if the implementation does not support it. */
  changed$?(): Observable<void>;
}

/** The ref of {@link FeatureFlagsApi}. */
export const featureFlagsApiRef: ApiRef<FeatureFlagsApi> = createApiRef<FeatureFlagsApi>({
  id: 'core.featureflags',
});
