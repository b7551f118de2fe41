import type { ConfigSource } from '#diagnostics';

import type { FinalizedApp } from '../phases/preparedApp';
import type { FrontendFeature } from '../plugins/frontendFeature';

/** A finished app together with what it was made from. */
export interface CheckedApp {
  app: FinalizedApp;
  /** All features, feature loaders resolved; those that have no effect too. */
  features: readonly FrontendFeature[];
  config: ConfigSource;
}
