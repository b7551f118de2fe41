/** A portal with search, for tests outside this plugin. */
export { startTestSearch } from './startTestSearch';
