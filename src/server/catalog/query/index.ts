export { createCatalogReader } from './createCatalogReader';
export { UnsupportedPredicateError } from './condition';
