/** A feature flag that a plugin or module declares. */
export interface FeatureFlagConfig {
  /** 3 to 150 lowercase letters, digits and hyphens, starting with a letter. */
  name: string;
  /** Shown next to the switch. */
  description?: string;
}
