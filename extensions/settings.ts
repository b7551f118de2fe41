// Generated from the folders next to this file. After adding or removing a folder, run npm run schemas.
import type { PluginSettings } from '#config/schema';
import { appSettings } from './app/settings';
import { analyticsSettings } from './analytics/settings';
import { userSettingsSettings } from './user-settings/settings';
import { homeSettings } from './home/settings';
import { searchSettings } from './search/settings';
import { catalogSettings } from './catalog/settings';
import { apiDocsSettings } from './api-docs/settings';
import { catalogGraphSettings } from './catalog-graph/settings';
import { catalogImportSettings } from './catalog-import/settings';
import { devtoolsSettings } from './devtools/settings';
import { kubernetesSettings } from './kubernetes/settings';
import { orgSettings } from './org/settings';
import { scaffolderSettings } from './scaffolder/settings';
import { techdocsSettings } from './techdocs/settings';
import { backstageSettings } from './backstage/settings';

/** The settings of all plugins in app-config.yaml. */
export const bundledSettings: PluginSettings[] = [
  appSettings,
  analyticsSettings,
  userSettingsSettings,
  homeSettings,
  searchSettings,
  catalogSettings,
  apiDocsSettings,
  catalogGraphSettings,
  catalogImportSettings,
  devtoolsSettings,
  kubernetesSettings,
  orgSettings,
  scaffolderSettings,
  techdocsSettings,
  backstageSettings,
];
