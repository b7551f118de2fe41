import { createDefaultText, useReadyText, type TranslationFunction } from '#sdk';
import { viewersTranslationRef } from './i18n/viewersTranslationRef';

const english = createDefaultText(viewersTranslationRef);

/** The texts of the viewers in the language of the app; in English where no app is around them. */
export function useViewerText(): TranslationFunction<typeof viewersTranslationRef.messages> {
  return useReadyText(viewersTranslationRef) ?? english;
}
