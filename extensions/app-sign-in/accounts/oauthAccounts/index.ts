/** Sign-in with a provider, as one chunk that is loaded on first use. */
export { createAccounts, type AccountsOptions } from './createAccounts';
