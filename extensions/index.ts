// Generated from the folders next to this file. After adding or removing a folder, run npm run schemas.
import type { FrontendFeature } from '#sdk';
import { appPlugin } from './app/plugin';
import { appApisModule } from './app-apis/plugin';
import { appNavigationModule } from './app-navigation/plugin';
import { appSignInModule } from './app-sign-in/plugin';
import { analyticsPlugin } from './analytics/plugin';
import { userSettingsPlugin } from './user-settings/plugin';
import { homePlugin } from './home/plugin';
import { searchPlugin } from './search/plugin';
import { catalogPlugin } from './catalog/plugin';
import { apiDocsPlugin } from './api-docs/plugin';
import { catalogGraphPlugin } from './catalog-graph/plugin';
import { catalogImportPlugin } from './catalog-import/plugin';
import { devtoolsPlugin } from './devtools/plugin';
import { kubernetesPlugin } from './kubernetes/plugin';
import { orgPlugin } from './org/plugin';
import { scaffolderPlugin } from './scaffolder/plugin';
import { techdocsPlugin } from './techdocs/plugin';

/** All plugins of Trellis, in the order of their extensions in the tree. */
export const bundledFeatures: FrontendFeature[] = [
  appPlugin,
  appApisModule,
  appNavigationModule,
  appSignInModule,
  analyticsPlugin,
  userSettingsPlugin,
  homePlugin,
  searchPlugin,
  catalogPlugin,
  apiDocsPlugin,
  catalogGraphPlugin,
  catalogImportPlugin,
  devtoolsPlugin,
  kubernetesPlugin,
  orgPlugin,
  scaffolderPlugin,
  techdocsPlugin,
];
