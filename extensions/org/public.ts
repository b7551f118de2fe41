/** What other extensions may use of org. */
export { orgTranslationRef } from './i18n/orgTranslationRef';
