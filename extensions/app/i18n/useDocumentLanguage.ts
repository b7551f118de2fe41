import { useEffect } from 'react';

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Tells the browser, and through it a screen reader, which language the portal speaks, and which way it is read. */
export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = resolveDirection(language);
  }, [language]);
}

/** The direction of a language's script; left to right for a tag that is none. */
export function resolveDirection(language: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(language).maximize();
    return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
