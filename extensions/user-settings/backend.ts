import { createBackendPlugin } from '#backend';
import { createUserSettings } from './server/migrations/createUserSettings';
import { createUserSettingsService, userSettingsRef } from './server/userSettings';
import { createStoredUserSettings } from './server/storedUserSettings';
import { userSettingsRoutes } from './server/userSettingsRoutes';
import type { UserSettingsTables } from './server/userSettingsTables';

/** The server side of user settings. Stores each user's settings in the database. */
export const userSettingsBackend = createBackendPlugin({
  pluginId: 'user-settings',
  migrations: [createUserSettings],
  register({ router, auth, database, registry }) {
    const store = createStoredUserSettings(database<UserSettingsTables>().db);
    registry.provide(userSettingsRef, createUserSettingsService(store));
    userSettingsRoutes(router, auth, store);
  },
});
