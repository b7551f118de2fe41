export { createFollowing } from './changes';
export { createCatalogReader, createPrintingReader } from './createCatalogReader';
export { createCondition } from './condition';
export { ResultCache } from './resultCache';
