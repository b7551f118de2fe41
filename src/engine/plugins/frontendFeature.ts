import type { FrontendModule } from './frontendModule';
import type { FrontendPlugin } from '../definitions/frontendPlugin';

/** A plugin or module of an app. */
export type FrontendFeature = FrontendPlugin | FrontendModule;
