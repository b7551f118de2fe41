import { createContext, useCallback, useContext } from 'react';
import { formatNumber } from '#sdk';

/** Provides the language of the app, used to format numbers and dates. Default: the language of the browser. */
export const UiLanguageContext = createContext<string | undefined>(undefined);

/** Returns the language of the app, for `Intl`. */
export function useUiLanguage(): string | undefined {
  return useContext(UiLanguageContext);
}

/** Returns a function that formats a number in the language of the app. */
export function useFormatNumber(): (value: number) => string {
  const language = useUiLanguage();
  return useCallback((value) => formatNumber(value, language), [language]);
}
