export type { IngestionOptions } from './createIngestion';
export { createIngestion } from './createIngestion';
export { parseDescriptor } from './parseDescriptor';
export type { CatalogRule, ConfiguredLocation } from './rules';
