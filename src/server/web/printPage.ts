import { printInjectedConfig, type InjectedConfig } from '#config';

/** Marks in `index.html` that the server fills in. */
const CONFIG_MARK = '<!--trellis:config-->';
const NONCE_MARK = '__CSP_NONCE__';

export interface PageParts {
  /** Scripts to announce, relative to the app's folder. */
  preloads: readonly string[];
  /** Goes into the page as data, never as script. */
  injected: InjectedConfig;
  nonce: string;
  /** Path of the app below its origin; empty at the root. */
  basePath: string;
}

/** The page of the app: its assets at the base path, its configuration inside, its nonce where styles are made. */
export function printPage(template: string, { injected, nonce, basePath, preloads }: PageParts): string {
  const announced = preloads
    .map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`)
    .join('');
  const config = printInjectedConfig(injected);
  // Functions as replacements: a text would have its dollar signs read as patterns.
  return template
    .replace('</head>', () => `${announced}</head>`)
    .replace(/(\s(?:src|href)=")\.\//g, (_, attribute: string) => `${attribute}${basePath}/`)
    .replaceAll(NONCE_MARK, () => nonce)
    .replace(CONFIG_MARK, () => config);
}
