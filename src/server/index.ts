export { UnreadableConfigError, type CheckConfig } from './configFeed/chooseConfig';
export type { ConfigNotice } from './configFeed/configNotice';
export type { FollowOptions } from './configFeed/prepareFeed';
export type { StartedServer, StartServerOptions } from './startServer';
export { startServer } from './startServer';
export { compressAssets } from './web/compressAssets';
export {
  createDatabaseTemplate,
  listMigrations,
  DatabaseLockedError,
  DatabaseUnavailableError,
} from './database';
