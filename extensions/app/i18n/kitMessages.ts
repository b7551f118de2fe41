/** Message bundles of the component kit. Each is loaded with the components that use it. */
export { supportTranslationRef, tableTranslationRef, uiTranslationRef } from '#ui';
export { viewersTranslationRef } from '#viewers/text';
