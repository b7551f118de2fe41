/** The texts of the viewers, loaded with the first viewer. */
export { viewersTranslationRef } from './i18n/viewersTranslationRef';
