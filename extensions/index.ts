import type { FrontendFeature } from '#sdk';
import { analyticsPlugin } from './analytics/plugin';
import { appPlugin } from './app/plugin';
import { catalogPlugin } from './catalog/plugin';
import { devtoolsPlugin } from './devtools/plugin';
import { orgPlugin } from './org/plugin';
import { userSettingsPlugin } from './user-settings/plugin';

/** Every plugin that comes with Trellis, in the order in which their extensions stand in the tree. */
export const bundledFeatures: FrontendFeature[] = [
  appPlugin,
  catalogPlugin,
  orgPlugin,
  userSettingsPlugin,
  devtoolsPlugin,
  analyticsPlugin,
];
