import { createDefaultText, type TranslationFunction, useReadyText } from '#sdk';
import { tableTranslationRef } from './tableTranslationRef';

const english = createDefaultText(tableTranslationRef);

/** Returns the texts of tables in the language of the app, or in English outside of an app. */
export function useTableText(): TranslationFunction<typeof tableTranslationRef.messages> {
  return useReadyText(tableTranslationRef) ?? english;
}
