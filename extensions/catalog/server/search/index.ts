export {
  DEFAULT_LOCATION_TEMPLATE,
  readCatalogSearchSettings,
  type CatalogSearchSettings,
} from './catalogSearchSettings';
export { createCatalogCollator } from './createCatalogCollator';
