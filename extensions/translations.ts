import { sdkTranslationRef, titlesTranslationRef, type TranslationRef } from '#sdk';

/** Loads the message bundles of everything that comes with Trellis, for what must know all of them: checks and references. */
export async function loadBundledTranslations(): Promise<TranslationRef[]> {
  const loaded = await Promise.all([
    import('./app/i18n/appMessages').then((module) => module.appTranslationRef),
    import('./app/signIn/screen/signInMessages').then((module) => module.signInTranslationRef),
    import('./app/api/storage/storageMessages').then((module) => module.storageTranslationRef),
    import('./app/i18n/uiTranslationRef').then((module) => module.uiTranslationRef),
    import('./app/i18n/kitMessages').then((module) => module.viewersTranslationRef),
    import('./app/i18n/kitMessages').then((module) => module.tableTranslationRef),
    import('./app/i18n/kitMessages').then((module) => module.supportTranslationRef),
    import('./catalog/i18n/catalogTranslationRef').then((module) => module.catalogTranslationRef),
    import('./catalog/entity/i18n/entityTranslationRef').then((module) => module.entityTranslationRef),
    import('./org/i18n/orgTranslationRef').then((module) => module.orgTranslationRef),
    import('./user-settings/i18n/userSettingsTranslationRef').then(
      (module) => module.userSettingsTranslationRef,
    ),
    import('./devtools/i18n/devtoolsTranslationRef').then((module) => module.devtoolsTranslationRef),
  ]);
  return [sdkTranslationRef, titlesTranslationRef, ...loaded];
}
