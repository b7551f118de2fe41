import { createDefaultText, type TranslationFunction, useReadyText } from '#sdk';
import { supportTranslationRef } from './i18n/supportTranslationRef';

const english = createDefaultText(supportTranslationRef);

/** The texts of support in the language of the app; in English where no app is around them. */
export function useSupportText(): TranslationFunction<typeof supportTranslationRef.messages> {
  return useReadyText(supportTranslationRef) ?? english;
}
