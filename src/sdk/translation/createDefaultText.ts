import { createTextTranslator } from './createTextTranslator';
import { createTranslationFunction } from './createTranslationFunction';
import type { TranslationFunction } from './translationFunction';
import type { MessagesShape, TranslationRef } from './translationRef';

/** Creates `t` for a bundle in the default language, without any API. For screens that must work if the app has failed. */
export function createDefaultText<TMessages extends MessagesShape>(
  ref: TranslationRef<string, TMessages>,
): TranslationFunction<TMessages> {
  return createTranslationFunction(createTextTranslator([{ language: 'en', messages: ref.messages }]));
}
