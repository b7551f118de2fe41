// Generated from the folders next to this file. After adding or removing a folder, run npm run schemas.
import type { BackendPlugin } from '#backend';
import { catalogBackend } from './catalog/backend';
import { userSettingsBackend } from './user-settings/backend';

/** The server sides of all plugins. */
export const bundledBackends: BackendPlugin[] = [
  catalogBackend,
  userSettingsBackend,
];
