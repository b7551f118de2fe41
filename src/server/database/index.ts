export { type Database, type DatabaseOptions, createDatabase } from './createDatabase';
export { createDatabaseTemplate } from './createDatabaseTemplate';
export { DatabaseLockedError, DatabaseUnavailableError } from './databaseErrors';
export type { Schema } from './schema';
