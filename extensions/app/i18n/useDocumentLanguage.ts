import { useEffect } from 'react';

/** Right-to-left scripts. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Sets `lang` and `dir` of the document, which browsers and screen readers use. */
export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = resolveDirection(language);
  }, [language]);
}

/** Resolves the text direction of a language. Returns `ltr` for an invalid tag. */
export function resolveDirection(language: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(language).maximize();
    return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
