import { useEffect } from 'react';
import { resolveDirection } from './resolveDirection';

/** Sets `lang` and `dir` of the document, which browsers and screen readers use. */
export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = resolveDirection(language);
  }, [language]);
}
