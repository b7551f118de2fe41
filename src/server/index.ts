export type { StartedServer, StartServerOptions } from './startServer';
export { startServer } from './startServer';
export { compressAssets } from './web/compressAssets';
export { createDatabaseTemplate, DatabaseLockedError, DatabaseUnavailableError } from './database';
