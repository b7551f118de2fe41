import { useInsertionEffect } from 'react';
import css from './failure.css?inline';

let sheet: CSSStyleSheet | undefined;

/**
 * Adds the styles of the failure screens and the report to the document. They are part of the script, so that they are loaded
 * only on demand and without another request that could fail.
 */
export function useFailureStyles(): void {
  useInsertionEffect(() => {
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, []);
}
