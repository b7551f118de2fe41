import { createContext, useContext } from 'react';
import { createDefaultText, formatNumber, type TranslationFunction, type TranslationKey } from '#sdk';
import { uiTranslationRef } from './i18n/uiTranslationRef';

type UiMessages = typeof uiTranslationRef.messages;

/** A key of the kit's texts, without its plural suffix. */
export type UiMessageKey = TranslationKey<UiMessages>;

type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the kit's text for a key, in the language of the app. */
export type UiText = (key: UiMessageKey, values?: MessageValues) => string;

/**
 * Creates the {@link UiText} function from a message bundle. Numbers in the values are formatted in the language.
 *
 * @param t the texts of {@link uiTranslationRef}
 */
export function createUiText(t: TranslationFunction<UiMessages>, language: string): UiText {
  // The translation function has a type per message. The kit passes the values as a record.
  const translate = t as (key: UiMessageKey, values: object) => string;
  return (key, values = {}) => {
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      // `count` also selects the plural, so the message formats it.
      typeof value === 'number' && name !== 'count' ? formatNumber(value, language) : value,
    ]);
    return translate(key, Object.fromEntries(shown));
  };
}

/** The English texts, for use outside of an app: startup failures and tests. */
const englishUiText = createUiText(createDefaultText(uiTranslationRef), 'en');

/** Provides the kit's texts. English by default. */
export const UiTextContext = createContext<UiText>(englishUiText);

/** Returns the kit's texts in the language of the app. */
export function useUiText(): UiText {
  return useContext(UiTextContext);
}
