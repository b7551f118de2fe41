/** The API of the plugin for other plugins, safe to import in a manifest. */
export { apiDocsConfigRef, type ApiDefinitionWidget, type ApiDocsConfig } from './api/ApiDocsConfig';
export { ApiDefinitionViewerBlueprint } from './blueprints/ApiDefinitionViewerBlueprint';
export { apiDocsTranslationRef } from './i18n/apiDocsTranslationRef';
export { apiDocsRouteRef } from './routes';
export type { ApiDefinitionViewerParams, ApiViewerProps } from './viewers/ApiViewerProps';
