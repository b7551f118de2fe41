import { createDefaultText, type TranslationFunction, useReadyText } from '#sdk';
import { supportTranslationRef } from './i18n/supportTranslationRef';

const english = createDefaultText(supportTranslationRef);

/** Returns the texts of the support popup in the language of the app, or in English outside of an app. */
export function useSupportText(): TranslationFunction<typeof supportTranslationRef.messages> {
  return useReadyText(supportTranslationRef) ?? english;
}
