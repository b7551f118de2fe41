import { useInsertionEffect } from 'react';
import css from './failure.css?inline';

let sheet: CSSStyleSheet | undefined;

/**
 * Gives the document the styles of the failure screens and of the report. They travel inside the code that draws them, so
 * that they weigh nothing until then and need no further load, which may fail too.
 */
export function useFailureStyles(): void {
  useInsertionEffect(() => {
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, []);
}
