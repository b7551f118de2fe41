export { createCatalogWriter } from './createCatalogWriter';
export type { OrphanStrategy } from './removeEntities';
