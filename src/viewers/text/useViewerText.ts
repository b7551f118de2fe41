import { createDefaultText, useReadyText, type TranslationFunction } from '#sdk';
import { viewersTranslationRef } from './i18n/viewersTranslationRef';

const english = createDefaultText(viewersTranslationRef);

/** Returns the texts of the viewers in the language of the app, or in English outside of an app. */
export function useViewerText(): TranslationFunction<typeof viewersTranslationRef.messages> {
  return useReadyText(viewersTranslationRef) ?? english;
}
