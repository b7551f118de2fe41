export { createCatalogReader } from './createCatalogReader';
export { createCondition, UnsupportedPredicateError } from './condition';
