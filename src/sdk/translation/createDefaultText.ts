import { createTranslationFunction } from './createTranslationFunction';
import type { TranslationFunction } from './translationFunction';
import type { MessagesShape, TranslationRef } from './translationRef';

/**
 * Gives the texts of a bundle in the default language, without any API: for a screen that must draw when nothing of the
 * app works. Fills `{{name}}` and picks the plural by `count`; formats of values need the translation API.
 */
export function createDefaultText<TMessages extends MessagesShape>(
  ref: TranslationRef<string, TMessages>,
): TranslationFunction<TMessages> {
  const messages: Readonly<Record<string, string | undefined>> = ref.messages;
  const plurals = new Intl.PluralRules('en');
  return createTranslationFunction((key, values) => {
    const { count } = values;
    const ending = typeof count === 'number' ? `_${plurals.select(count)}` : '';
    const message = messages[`${key}${ending}`] ?? messages[key] ?? key;
    return message.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    );
  });
}
