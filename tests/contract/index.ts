/** Databases, recorded exchanges and test data of contract tests. */
export { CANARY, createCanaryConfig } from './canaryConfig';
export { databases, embeddedFirst, migrations, type OpenDatabase } from './databases';
export { hasPostgres, NO_POSTGRES, startPostgres, type TestPostgres } from './postgres';
export { loadRecordings, type Recording } from './recordings';
