import { createContext, useCallback, useContext } from 'react';

/** Provides the language of the app, used to format numbers and dates. Default: the language of the browser. */
export const UiLanguageContext = createContext<string | undefined>(undefined);

/** Returns the language of the app, for `Intl`. */
export function useUiLanguage(): string | undefined {
  return useContext(UiLanguageContext);
}

/** Returns a function that formats a number in the language of the app. */
export function useFormatNumber(): (value: number) => string {
  const language = useUiLanguage();
  return useCallback((value) => findFormat(language).format(value), [language]);
}

/** By language. Creating one takes longer than formatting a hundred times. */
const formats = new Map<string | undefined, Intl.NumberFormat>();

function findFormat(language: string | undefined): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format;
}
