/** Settings that are kept at the backend, loaded for who has an account. */
export { keepAccount, type AccountOptions } from './keepAccount';
