/** Sign-in methods other than guest, in one chunk with the auth APIs they need. */
export { signInWithAccount } from './signInWithAccount';
export { signInWithProxy } from './signInWithProxy';
