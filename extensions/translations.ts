// Generated from the folders next to this file. After adding or removing a folder, run npm run schemas.
import { sdkTranslationRef, titlesTranslationRef, type TranslationRef } from '#sdk';

/** Loads all message bundles of Trellis, for checks and reference pages. */
export async function loadBundledTranslations(): Promise<TranslationRef[]> {
  const loaded = await Promise.all([
    import('./app/i18n/appMessages').then((bundle) => bundle.appTranslationRef),
    import('./app/i18n/kitMessages').then((bundle) => bundle.supportTranslationRef),
    import('./app/i18n/kitMessages').then((bundle) => bundle.tableTranslationRef),
    import('./app/i18n/kitMessages').then((bundle) => bundle.uiTranslationRef),
    import('./app/i18n/kitMessages').then((bundle) => bundle.viewersTranslationRef),
    import('./app-apis/i18n/storageMessages').then((bundle) => bundle.storageTranslationRef),
    import('./app-sign-in/i18n/signInMessages').then((bundle) => bundle.signInTranslationRef),
    import('./user-settings/i18n/userSettingsTranslationRef').then((bundle) => bundle.userSettingsTranslationRef),
    import('./home/i18n/homeTranslationRef').then((bundle) => bundle.homeTranslationRef),
    import('./home/i18n/titles/homeTitlesTranslationRef').then((bundle) => bundle.homeTitlesTranslationRef),
    import('./search/i18n/searchTranslationRef').then((bundle) => bundle.searchTranslationRef),
    import('./search/i18n/titles/searchTitlesTranslationRef').then((bundle) => bundle.searchTitlesTranslationRef),
    import('./search/palette/i18n/paletteTranslationRef').then((bundle) => bundle.paletteTranslationRef),
    import('./catalog/entity/i18n/entityTranslationRef').then((bundle) => bundle.entityTranslationRef),
    import('./catalog/entity/inspect/i18n/inspectTranslationRef').then((bundle) => bundle.inspectTranslationRef),
    import('./catalog/entity/unregister/i18n/unregisterTranslationRef').then((bundle) => bundle.unregisterTranslationRef),
    import('./catalog/i18n/catalogTranslationRef').then((bundle) => bundle.catalogTranslationRef),
    import('./api-docs/i18n/apiDocsTranslationRef').then((bundle) => bundle.apiDocsTranslationRef),
    import('./api-docs/i18n/titles/apiDocsTitlesTranslationRef').then((bundle) => bundle.apiDocsTitlesTranslationRef),
    import('./api-docs/viewers/asyncapi/i18n/asyncApiTranslationRef').then((bundle) => bundle.asyncApiTranslationRef),
    import('./api-docs/viewers/graphql/i18n/graphqlTranslationRef').then((bundle) => bundle.graphqlTranslationRef),
    import('./api-docs/viewers/i18n/definitionTranslationRef').then((bundle) => bundle.definitionTranslationRef),
    import('./api-docs/viewers/openapi/i18n/openApiTranslationRef').then((bundle) => bundle.openApiTranslationRef),
    import('./api-docs/viewers/outline/i18n/outlineTranslationRef').then((bundle) => bundle.outlineTranslationRef),
    import('./catalog-graph/i18n/catalogGraphTranslationRef').then((bundle) => bundle.catalogGraphTranslationRef),
    import('./catalog-graph/i18n/titles/catalogGraphTitlesTranslationRef').then((bundle) => bundle.catalogGraphTitlesTranslationRef),
    import('./catalog-import/i18n/catalogImportTranslationRef').then((bundle) => bundle.catalogImportTranslationRef),
    import('./catalog-import/i18n/titles/catalogImportTitlesTranslationRef').then((bundle) => bundle.catalogImportTitlesTranslationRef),
    import('./devtools/i18n/devtoolsTranslationRef').then((bundle) => bundle.devtoolsTranslationRef),
    import('./org/i18n/orgTranslationRef').then((bundle) => bundle.orgTranslationRef),
    import('./techdocs/i18n/addons/addonsTranslationRef').then((bundle) => bundle.addonsTranslationRef),
    import('./techdocs/i18n/index/docsIndexTranslationRef').then((bundle) => bundle.docsIndexTranslationRef),
    import('./techdocs/i18n/reader/readerTranslationRef').then((bundle) => bundle.readerTranslationRef),
    import('./techdocs/i18n/titles/techdocsTitlesTranslationRef').then((bundle) => bundle.techdocsTitlesTranslationRef),
  ]);
  return [sdkTranslationRef, titlesTranslationRef, ...loaded];
}
