import type { Theme } from '@mui/material/styles';
import { createTokens, resolveTokens } from '#ui';
import lookUrl from './css/look.css?url';
import { printVariables } from './printVariables';

let content: Promise<CSSStyleSheet> | undefined;

/**
 * Loads the stylesheet of the content. The reader adds it before those of the site.
 *
 * @throws if it cannot be loaded; the next call tries again
 */
export function loadLookSheet(): Promise<CSSStyleSheet> {
  content ??= loadSheet().catch((error: unknown) => {
    content = undefined;
    throw error;
  });
  return content;
}

async function loadSheet(): Promise<CSSStyleSheet> {
  const response = await fetch(new URL(lookUrl, document.baseURI), { headers: { accept: 'text/css' } });
  if (!response.ok) throw new Error(`The stylesheet could not be loaded (${response.status}).`);
  return createSheet(await response.text());
}

/** Creates the stylesheet with the colors of a theme of the portal. Paper is always light. */
export function createThemeSheet(theme: Theme): CSSStyleSheet {
  const tokens = resolveTokens(theme);
  const screen = printVariables(tokens);
  return createSheet(
    tokens.variant === 'light' ? screen : `${screen}@media print{${printVariables(createTokens('light'))}}`,
  );
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
