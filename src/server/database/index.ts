export { type Database, createDatabase } from './createDatabase';
export { createDatabaseTemplate } from './createDatabaseTemplate';
export { DatabaseLockedError, DatabaseUnavailableError } from './databaseErrors';
export type { Schema } from './schema';
