import { createDefaultText, type TranslationFunction, useReadyText } from '#sdk';
import { tableTranslationRef } from './tableTranslationRef';

const english = createDefaultText(tableTranslationRef);

/** The texts of tables in the language of the app; in English where no app is around them. */
export function useTableText(): TranslationFunction<typeof tableTranslationRef.messages> {
  return useReadyText(tableTranslationRef) ?? english;
}
