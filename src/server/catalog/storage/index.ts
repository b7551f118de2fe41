export { type CatalogWriterOptions, createCatalogWriter } from './createCatalogWriter';
export type { OrphanStrategy } from './removeEntities';
