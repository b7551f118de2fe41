/** Follows the configuration of a running portal. Loaded after the start. */
export { followConfig } from './followConfig';
export { reloadOnChange } from './reloadOnChange';
