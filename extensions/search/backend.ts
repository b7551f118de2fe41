import { createBackendPlugin } from '#backend';
import { createSearchTables } from './server/migrations/createSearchTables';
import { createWalkTable } from './server/migrations/createWalkTable';
import { keepOwnersInRows } from './server/migrations/keepOwnersInRows';
import { registerSearch } from './server/registerSearch';
import { searchSettingsSource } from './server/ports/searchSettings';

/** The server side of search: an index in the database, which the collators of other plugins fill. */
export const searchBackend = createBackendPlugin({
  pluginId: 'search',
  settings: searchSettingsSource,
  migrations: [createSearchTables, createWalkTable, keepOwnersInRows],
  register: registerSearch,
});
