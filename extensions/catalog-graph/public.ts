/** The API of the plugin for other plugins. */
export { catalogGraphApiRef, type CatalogGraphApi } from './api/CatalogGraphApi';
export { catalogGraphTranslationRef } from './i18n/catalogGraphTranslationRef';
export { catalogGraphRouteRef } from './routes';
