export { type Database, createDatabase } from './createDatabase';
export { createDatabaseTemplate } from './createDatabaseTemplate';
export { listMigrations } from './listMigrations';
export { DatabaseLockedError, DatabaseTimeoutError, DatabaseUnavailableError } from './pool/databaseErrors';
