// Generated from the folders next to this file. After adding or removing a folder, run npm run schemas.
import type { BackendPlugin } from '#backend';
import { userSettingsBackend } from './user-settings/backend';
import { searchBackend } from './search/backend';
import { catalogBackend } from './catalog/backend';
import { kubernetesBackend } from './kubernetes/backend';
import { scaffolderBackend } from './scaffolder/backend';
import { techdocsBackend } from './techdocs/backend';

/** The server sides of all plugins. */
export const bundledBackends: BackendPlugin[] = [
  userSettingsBackend,
  searchBackend,
  catalogBackend,
  kubernetesBackend,
  scaffolderBackend,
  techdocsBackend,
];
