/** The API of the plugin for other plugins. */
export { settingsRouteRef } from './routes';
export { userSettingsTranslationRef } from './i18n/userSettingsTranslationRef';
export { multigetResponseSchema, type MultigetRequest } from './protocol';
export { printLanguageName } from './general/printLanguageName';
export { resolveThemeChoices, type ThemeChoice } from './general/themeChoices';
export { listFlags } from './flags/listFlags';
