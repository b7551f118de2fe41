import { printInjectedConfig, type InjectedConfig } from '#config';
import { APP_MODE, SIGN_IN_ONLY } from '#protocol';

/** Placeholders in `index.html` that the server replaces. */
const CONFIG_MARK = '<!--trellis:config-->';
const NONCE_MARK = '__CSP_NONCE__';

export interface PageParts {
  /** Embedded in the page as data, never as a script. */
  injected: InjectedConfig;
  nonce: string;
  /** Path of the app within its origin. Empty at the root. */
  basePath: string;
  /** Set in protected mode: whether the page contains the configuration for users, or only the one for signing in. */
  protection?: 'signed-in' | 'signed-out' | undefined;
}

/** Prints the page of the app, with its base path, configuration and nonce. */
export function printPage(template: string, parts: PageParts): string {
  const { injected, nonce, basePath, protection } = parts;
  const mode = protection ? `<meta name="${APP_MODE}" content="protected">` : '';
  const signInOnly = protection === 'signed-out' ? `<meta name="${SIGN_IN_ONLY}" content="">` : '';
  const config = printInjectedConfig(injected);
  // Functions as replacements, because `$` is special in replacement strings.
  return template
    .replace('</head>', () => `${mode}${signInOnly}</head>`)
    .replace(/(\s(?:src|href)=")\.\//g, (_, attribute: string) => `${attribute}${basePath}/`)
    .replaceAll(NONCE_MARK, () => nonce)
    .replace(CONFIG_MARK, () => config);
}
