import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** The states of a feature flag; only active flags are stored. */
export const FeatureFlagState = { None: 0, Active: 1 } as const;

/** One of the two states of a feature flag. */
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
  /** Keep the flags that `states` does not name; without it they are switched off. */
  merge?: boolean;
}

/** Reads and switches feature flags. Names are 3 to 150 characters: a lowercase letter, then lowercase letters, digits and hyphens. */
export interface FeatureFlagsApi {
  /** Throws when the name breaks the rule. */
  registerFlag(flag: FeatureFlag): void;
  getRegisteredFlags(): FeatureFlag[];
  isActive(name: string): boolean;
  save(options: FeatureFlagsSaveOptions): void;
  /** Tells of each change from now on, made here or in another tab; absent from an API that cannot. */
  changed$?(): Observable<void>;
}

/** The ref of {@link FeatureFlagsApi}. */
export const featureFlagsApiRef: ApiRef<FeatureFlagsApi> = createApiRef<FeatureFlagsApi>({
  id: 'core.featureflags',
});
