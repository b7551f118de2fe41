/** The API of the plugin for other plugins. */
export { orgTranslationRef } from './i18n/orgTranslationRef';
