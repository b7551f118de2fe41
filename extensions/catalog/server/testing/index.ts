/** The catalog's store and test data, for tests and benchmarks outside this plugin. */
export type { CatalogReader, EntityFilter, EntityOrder } from '../ports/reader';
export type { IngestedEntity } from '../ports/store';
export { createCatalogReader } from '../query';
export { restrictReader } from '../restrictReader';
export { createCatalogWriter } from '../storage';
export { createTestCatalogBackend } from './createTestCatalogBackend';
export { PlainCatalog } from './plainCatalog';
export { createSyntheticCatalog } from './syntheticCatalog';
export { createStoredCatalogBackend } from './createStoredCatalogBackend';
