import type { ConfigSource } from '#diagnostics';

import type { FinalizedApp } from '../../phases/preparedApp';
import type { FrontendFeature } from '../../plugins/frontendFeature';

/** An app after both phases, with the features and the configuration it was created from. */
export interface CheckedApp {
  app: FinalizedApp;
  /** All features, with feature loaders resolved. Includes those that have no effect. */
  features: readonly FrontendFeature[];
  config: ConfigSource;
}
