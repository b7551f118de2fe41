/** What signing in at a provider takes, in one chunk: it is loaded when someone first asks for an account. */
export { createAccounts, type AccountsOptions } from './createAccounts';
