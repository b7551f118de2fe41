/** Follows the configuration while a portal is open. Loaded once the portal stands. */
export { followConfig } from './followConfig';
export { reloadOnChange } from './reloadOnChange';
