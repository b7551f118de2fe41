import type { Theme } from '@mui/material/styles';
import { createTokens, resolveTokens } from '#ui';
import admonitions from './css/admonitions.css?inline';
import code from './css/code.css?inline';
import icons from './css/icons.css?inline';
import modes from './css/modes.css?inline';
import navigation from './css/navigation.css?inline';
import tabs from './css/tabs.css?inline';
import text from './css/text.css?inline';
import tools from './css/tools.css?inline';
import { printVariables } from './printVariables';

let content: CSSStyleSheet | undefined;

/** Creates the stylesheets of the content, for a theme of the portal. The reader adds them before those of the site. */
export function createLookSheets(theme: Theme): CSSStyleSheet[] {
  content ??= createSheet([icons, text, admonitions, code, tabs, navigation, tools, modes].join('\n'));
  return [createSheet(printTheme(theme)), content];
}

/** Paper is always light. */
function printTheme(theme: Theme): string {
  const tokens = resolveTokens(theme);
  const screen = printVariables(tokens);
  return tokens.variant === 'light'
    ? screen
    : `${screen}@media print{${printVariables(createTokens('light'))}}`;
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
