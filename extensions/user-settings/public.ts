/** What other extensions may use of the settings. */
export { settingsRouteRef } from './routes';
export { userSettingsTranslationRef } from './i18n/userSettingsTranslationRef';
