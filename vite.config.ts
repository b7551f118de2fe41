import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { takeProductionRouter } from './src/cli/build/productionRouter.ts';

const root = import.meta.dirname;

/**
 * Modules of libraries that the built app imports and can never run, because of settings in src/ui/theme: no CSS
 * variables, no ripple; and long lists of names that a rule of one line replaces. They weigh about a twentieth of the first
 * load, so the build puts what stands here in their place.
 */
const replaced: ReadonlyArray<readonly [module: RegExp, stub: string]> = [
  [
    /@mui[\\/]material[\\/]styles[\\/]createThemeWithVars\.mjs$/,
    `export default function createThemeWithVars() {
      throw new Error('Themes with CSS variables are left out of the build. Take them in again in vite.config.ts.');
    }`,
  ],
  [
    /@mui[\\/]material[\\/]styles[\\/]ThemeProviderWithVars\.mjs$/,
    `export function CssVarsProvider() {
      throw new Error('Themes with CSS variables are left out of the build. Take them in again in vite.config.ts.');
    }`,
  ],
  [
    /@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/,
    'export default function TouchRipple() { return null; }',
  ],
  [
    /hoist-non-react-statics[\\/]dist[\\/]hoist-non-react-statics\.cjs\.js$/,
    `export default function hoistNonReactStatics() {
      throw new Error("Emotion's withTheme is left out of the build: take useTheme. Or take it in again in vite.config.ts.");
    }`,
  ],
  [
    // A list of all attributes that there are, for elements styled without a slot. What styles is held back, as from slots.
    /@emotion[\\/]is-prop-valid[\\/]dist[\\/]emotion-is-prop-valid\.esm\.js$/,
    `const styling = new Set(['as', 'ownerState', 'sx', 'theme']);
    export default function isPropValid(name) { return !styling.has(name); }`,
  ],
  [
    // A styled component for each element that there is, made at the start: each is made when it is asked for.
    /@emotion[\\/]styled[\\/]dist[\\/]emotion-styled\.browser\.esm\.js$/,
    `import createStyled from '../base/dist/emotion-styled-base.browser.esm.js';
    export default new Proxy(createStyled, { get: (styled, tag) => styled[tag] ?? styled(tag) });`,
  ],
];

/** What the first page draws with is reached from here over static imports. */
const firstPage = [
  'src/boot.ts',
  'extensions/app/chrome/index.ts',
  'extensions/catalog/pages/index/CatalogIndexPage.tsx',
];

const firstLoad = '\0trellis:first-load';

/**
 * Tells the bundler what the first load is: an entry that no page loads, whose static imports are the first page's. The groups
 * below take these modules only, so that no page pays for what another one shares with a third.
 */
const markFirstLoad: Plugin = {
  name: 'trellis:mark-first-load',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: firstLoad, name: 'first-load' });
  },
  resolveId: (source) => (source === firstLoad ? source : undefined),
  load: (id) =>
    id === firstLoad
      ? firstPage.map((path, index) => `export * as part${index} from '${root}/${path}';`).join('\n')
      : undefined,
};

const lazyProgress = '\0trellis:lazy-progress';

/** Buttons draw a progress ring only while they load something: the ring comes then. */
const loadProgressLater: Plugin = {
  name: 'trellis:load-progress-later',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === lazyProgress ||
    (source === '../CircularProgress/index.mjs' && /[\\/](?:Icon)?Button\.mjs$/.test(importer ?? ''))
      ? lazyProgress
      : undefined,
  load: (id) =>
    id === lazyProgress
      ? `import { createElement, lazy, Suspense } from 'react';
        const Ring = lazy(() => import('@mui/material/CircularProgress'));
        export default function LazyProgress(props) {
          return createElement(Suspense, { fallback: null }, createElement(Ring, props));
        }`
      : undefined,
};

const replaceHeavy: Plugin = {
  name: 'trellis:replace-heavy',
  apply: 'build',
  load: (id) => replaced.find(([module]) => module.test(id))?.[1],
};

/** Where a portal runs whose configuration and backend the development server borrows. */
const portal = process.env['TRELLIS_PORTAL'] ?? 'http://localhost:7007';

/** In development, puts the configuration of the running portal into the page, as the portal itself does. */
const borrowConfiguration: Plugin = {
  name: 'trellis:borrow-configuration',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    const page = await fetch(portal, { headers: { accept: 'text/html' } }).then(
      (response) => response.text(),
      () => '',
    );
    const [config] = /<script type="application\/json" id="trellis-config">.*?<\/script>/s.exec(page) ?? [];
    if (!config)
      console.warn(`No portal answers at ${portal}. Start one with 'npm start', or set TRELLIS_PORTAL.`);
    return html.replace('<!--trellis:config-->', () => config ?? '').replaceAll('__CSP_NONCE__', '');
  },
};

/** Parts of Material UI that open over the page. */
const overlays = `@mui/material/(?:Backdrop|Dialog|Drawer|Fade|Grow|Menu|Modal|Popover|Popper|Portal|Slide|Unstable_TrapFocus|internal|transitions)`;

/** A pattern over module paths, whichever slash they are written with. */
const modules = (pattern: string): RegExp => new RegExp(pattern.replaceAll('/', String.raw`[\\/]`));

/** Modules that the first load reaches. */
const first: ['$initial'] = ['$initial'];

/**
 * Few chunks, so that the first load takes few requests: what the first page needs by how often it changes, then what other
 * pages share. A higher priority takes a module and all that it imports.
 */
const chunks = [
  // Who chooses a language needs it for every part of the page, and in one request.
  ...Object.entries({ german: 'de', spanish: 'es', japanese: 'ja' }).map(([name, tag]) => ({
    name,
    test: modules(`/(?:i18n|i18n/titles|text/languages)/${tag}\\.ts$`),
    priority: 6,
  })),
  // With the small piece by which every script loads others; nothing is drawn without React anyway, not even a failure.
  {
    name: 'react',
    test: modules(
      'vite/preload-helper|/node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom)/',
    ),
    priority: 5,
    tags: first,
  },
  {
    name: 'portal',
    test: modules(
      '/src/(?:engine(?!/(?:checks|live)/)|sdk|config|model|protocol|diagnostics|shell/(?:start|query))/|/node_modules/(?:zod|@tanstack)/',
    ),
    priority: 4,
    tags: first,
  },
  {
    name: 'ui',
    test: modules(`/src/ui/|/node_modules/(?!${overlays})(?:@mui|@emotion|stylis|clsx)/`),
    priority: 3,
    tags: first,
  },
  { name: 'overlays', test: modules(overlays), minShareCount: 2, priority: 2 },
  // What stands around every page: with it, the page's first drawing waits for no second round of requests.
  { name: 'app', test: modules('/extensions/app/'), priority: 1, tags: first },
  // The page where most people arrive, with what it shares with others.
  {
    name: 'catalogue',
    test: modules('/src/boot|/extensions/|/node_modules/lucide-react/'),
    priority: 1,
    tags: first,
  },
  // What other pages share.
  {
    name: 'shared',
    test: modules('/(?:src/(?:ui|sdk|model|protocol)|extensions)/|/node_modules/lucide-react/'),
    minShareCount: 2,
  },
];

/** Test projects share what a test may rely on: Node for pure code, a DOM for components, long limits where a browser or a database runs. */
export default defineConfig({
  root: `${root}/src`,
  base: './',
  publicDir: false,
  plugins: [
    react(),
    takeProductionRouter(root),
    replaceHeavy,
    loadProgressLater,
    markFirstLoad,
    borrowConfiguration,
  ],
  build: {
    outDir: `${root}/dist/web`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Compiled for older browsers, light-dark() follows only a colour scheme of its own sheet, and the app's theme sets another.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // One sheet: the outline of the page, the font faces, and the screens of a failed start, which must not depend on a load.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      // No module of the app or of its libraries does something by reading a property or a global.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // A worker may load nothing: files of the site are served with a policy that says so. All that it needs is in its file.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  server: { port: 5173, strictPort: true, proxy: { '/api': portal } },
  test: {
    root,
    maxWorkers: 2,
    // A machine that does other things too is slower; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'extensions/**/*.test.ts', 'tests/architecture/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', 'extensions/**/*.test.tsx', 'tests/faults/*.test.tsx'],
          setupFiles: ['./tests/setup/dom.ts'],
          // Here as below, much goes on at once: what passes only when it is run again is told at the end of the whole run.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'golden',
          environment: 'node',
          include: ['tests/{golden,catalogue,mutation,fuzz,faults}/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,editor}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
