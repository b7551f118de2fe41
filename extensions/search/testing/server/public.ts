/** A portal with search on a test database, for the contract tests of other plugins. */
export { startTestSearch, type TestSearch, type TestSearchOptions } from '../startTestSearch';
