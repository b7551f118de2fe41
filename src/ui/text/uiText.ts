import { createContext, useContext } from 'react';
import type { MessageValues } from './formatMessage';
import { formatMessage } from './formatMessage';
import type { UiMessageKey } from './uiMessages';
import { uiMessages } from './uiMessages';

/** Gives the kit's text for a key, in the language of the app. */
export type UiText = (key: UiMessageKey, values?: MessageValues) => string;

const messages: Readonly<Record<string, string | undefined>> = uiMessages;
const plural = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en');

/** The kit's texts in English, for places where no app is around it: a startup failure, a test. */
export const englishUiText: UiText = (key, values) => {
  const count = values?.['count'];
  const ending = typeof count === 'number' ? `_${plural.select(count)}` : '';
  const message = messages[`${key}${ending}`] ?? messages[key] ?? key;
  const shown = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? numbers.format(value) : value,
  ]);
  return formatMessage(message, Object.fromEntries(shown));
};

/** Carries the kit's texts; English unless the app puts its own above. */
export const UiTextContext = createContext<UiText>(englishUiText);

/** The kit's texts in the language of the app. */
export function useUiText(): UiText {
  return useContext(UiTextContext);
}
