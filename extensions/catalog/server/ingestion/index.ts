export type { IngestionOptions } from './createIngestion';
export { createIngestion } from './createIngestion';
export type { CatalogRule, ConfiguredLocation } from './rules';
