import type { FrontendModule } from './frontendModule';
import type { FrontendPlugin } from './frontendPlugin';

/** What an app is made of. */
export type FrontendFeature = FrontendPlugin | FrontendModule;

/** A feature flag that a plugin or module declares. */
export interface FeatureFlagConfig {
  /** 3 to 150 lowercase letters, digits and hyphens, starting with a letter. */
  name: string;
  /** What a person reads next to the switch. */
  description?: string;
}
