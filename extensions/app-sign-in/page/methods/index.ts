/** Sign-in methods other than guest. */
export { signInWithAccount } from './signInWithAccount';
export { signInWithProxy } from './signInWithProxy';
