export { createSearch } from './createSearch';
export { readSearchRequest } from './searchRequest';
