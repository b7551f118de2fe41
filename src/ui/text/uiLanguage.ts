import { createContext, useCallback, useContext } from 'react';

/** Carries the language of the app, in which numbers and dates are written; the browser's own unless the app puts one above. */
export const UiLanguageContext = createContext<string | undefined>(undefined);

/** The language of the app, for `Intl`. */
export function useUiLanguage(): string | undefined {
  return useContext(UiLanguageContext);
}

/** Gives what writes a number in the language of the app. */
export function useFormatNumber(): (value: number) => string {
  const language = useUiLanguage();
  return useCallback((value) => value.toLocaleString(language), [language]);
}
