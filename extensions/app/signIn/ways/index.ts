/** Ways in that are no guest's, in one chunk with the accounts that they need. */
export { enterByAccount } from './enterByAccount';
export { enterByProxy } from './enterByProxy';
