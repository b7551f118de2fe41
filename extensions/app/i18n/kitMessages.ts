/** The texts of those parts of the kit that bring their own, loaded with the part. */
export { supportTranslationRef, tableTranslationRef, viewersTranslationRef } from '#ui';
