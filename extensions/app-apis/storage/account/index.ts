/** Settings that are synced with the backend. Loaded only for users with an account. */
export { syncAccount, type AccountOptions } from './syncAccount';
