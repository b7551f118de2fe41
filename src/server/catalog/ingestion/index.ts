export type { IngestionOptions } from './createIngestion';
export { createIngestion } from './createIngestion';
export type { CatalogRule, ConfiguredLocation } from './rules';
export type { AllowedHost } from './read/urlReader';
