/** A catalog in memory, and entities to try, for the tests of other plugins. */
export { createTestCatalog, type TestCatalog } from './createTestCatalog';
export { createUnreliableCatalog, failInEveryWay, type UnreliableCatalog } from './createUnreliableCatalog';
export { mutateEntity, sampleMutations } from './mutateEntity';
export { renderInCatalog, type CatalogSurroundings } from './renderInCatalog';
export { configureExtension, renderExtension, type ExtensionToRender } from './renderExtension';
