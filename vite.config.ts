import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longestFirst.mjs';
import { FIRST_LOAD, listFiles, listFirstLoad, wrapImports } from './src/cli/build/chunks.vite.ts';
import { shrinkParser } from './src/cli/build/shrinkParser.vite.ts';
import { printSkeleton } from './src/shell/page/printSkeleton.ts';

const root = import.meta.dirname;

/**
 * Modules that other modules import but that the portal never uses, most of them because of settings in src/ui/theme. The build
 * replaces them with stubs. The comments say how much each saves of the first load (gzip).
 */
const replaced: ReadonlyArray<readonly [module: RegExp, replacement: string]> = [
  [
    // 4.5 kB: the theme has no CSS variables.
    /@mui[\\/]material[\\/]styles[\\/]createThemeWithVars\.mjs$/,
    `export default function createThemeWithVars() {
      throw new Error('The build excludes themes with CSS variables. Remove the replacement from vite.config.ts.');
    }`,
  ],
  [
    // 2.6 kB: the theme disables the ripple of buttons.
    /@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/,
    'export default function TouchRipple() { return null; }',
  ],
  [
    // 1.5 kB: the theme draws the progress of buttons. See controls.ts.
    /@mui[\\/]material[\\/]CircularProgress[\\/]CircularProgress\.mjs$/,
    `export default function CircularProgress() {
      throw new Error('The build excludes CircularProgress. Remove the replacement from vite.config.ts.');
    }`,
  ],
  [
    // 0.8 kB: shorthands for container queries. Styles write `@container` themselves.
    /@mui[\\/]system[\\/]cssContainerQueries[\\/]cssContainerQueries\.mjs$/,
    `export default function cssContainerQueries(theme) { return theme; }
    export function sortContainerQueries(_theme, css) { return css; }
    export function isCqShorthand() { return false; }
    export function getContainerQuery() { return null; }`,
  ],
  [
    // 1.8 kB: the list of all attributes of HTML. Components that pass their own props to an element name them in `shouldForwardProp`.
    /@emotion[\\/]is-prop-valid[\\/]dist[\\/][\w.-]+\.js$/,
    `const own = new Set(['as', 'sx', 'theme', 'ownerState']);
    export default (name) => !own.has(name);`,
  ],
  [
    // 0.1 kB: links to explanations of errors.
    /@mui[\\/]utils[\\/]formatMuiErrorMessage[\\/]formatMuiErrorMessage\.mjs$/,
    'export default function formatMuiErrorMessage(code) { return `MUI error ${code}`; }',
  ],
  [
    // 0.4 kB: the theme disables the ripple of buttons.
    /@mui[\\/]material[\\/]useLazyRipple[\\/]useLazyRipple\.mjs$/,
    `const ripple = { ref: null, shouldMount: false, start() {}, stop() {}, pulsate() {} };
    export class LazyRipple {}
    export default () => ripple;`,
  ],
  [
    // 31.8 kB of the form of a template: Markdown in parts that the theme of forms replaces, and in one message about schemas.
    /markdown-to-jsx[\\/]dist[\\/]react\.js$/,
    'export function Markdown({ children }) { return children; }',
  ],
  [
    // Only for tests of forms. It imports a validator that is not installed, because it compiles code at run time.
    /@rjsf[\\/]core[\\/]lib[\\/]getTestRegistry\.js$/,
    `export default function getTestRegistry() {
      throw new Error('The build excludes getTestRegistry. Remove the replacement from vite.config.ts.');
    }`,
  ],
  [
    // 0.4 kB: a theme as source code.
    /@mui[\\/]material[\\/]styles[\\/]stringifyTheme\.mjs$/,
    'export function stringifyTheme() { return ""; }',
  ],
  [
    // 13 kB of the worker that reads documentation: the names of characters. The browser knows them, see `resolveNames`.
    /parse5[\\/]node_modules[\\/]entities[\\/]dist[\\/]generated[\\/]decode-data-html\.js$/,
    `export { xmlDecodeTree as htmlDecodeTree } from './decode-data-xml.js';`,
  ],
  [
    // 1.2 kB of the same worker: the names of errors, which it does not report.
    /parse5[\\/]dist[\\/]common[\\/]error-codes\.js$/,
    'export const ERR = {};',
  ],
  [
    // 0.8 kB of the same worker: documents that browsers show in quirks mode. The reader shows none in it.
    /parse5[\\/]dist[\\/]common[\\/]doctype\.js$/,
    `export const isConforming = () => true;
    export const getDocumentMode = () => 'no-quirks';`,
  ],
  [
    // 0.4 kB: the portal has no CSS layers.
    /@mui[\\/]system[\\/]ThemeProvider[\\/]useLayerOrder\.mjs$/,
    'export default function useLayerOrder() { return null; }',
  ],
  [
    // 1.0 kB: outlines of constant width, settings for all icons, and output for other frameworks.
    /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    `import { createElement, forwardRef } from 'react';
    export default ({ name, node, aliases = [] }) => {
      const names = ['lucide', ...[name, ...aliases].map((word) => 'lucide-' + word)].join(' ');
      return forwardRef(({ size = 24, color = 'currentColor', className, children, ...props }, ref) =>
        createElement(
          'svg',
          {
            ref,
            xmlns: 'http://www.w3.org/2000/svg',
            width: size,
            height: size,
            viewBox: '0 0 24 24',
            fill: 'none',
            stroke: color,
            strokeWidth: 2,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
            'aria-hidden': props.role || props.title || props['aria-label'] ? undefined : true,
            ...props,
            className: className ? names + ' ' + className : names,
          },
          node.map(([tag, attributes]) => createElement(tag, attributes)),
          children,
        ),
      );
    };`,
  ],
];

const replaceUnused: Plugin = {
  name: 'trellis:replace-unused',
  apply: 'build',
  load: (id) => replaced.find(([module]) => module.test(id))?.[1],
};

/**
 * The router publishes a build with warnings for developers and one without, and names only the first in its `exports`. Names of
 * components for developer tools, and calls that the bundler cannot know to be pure, would keep all of its components in the
 * build: 5 kB (gzip) of the first load.
 */
const productionRouter: Plugin = {
  name: 'trellis:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    const [, part] = /^react-router(\/dom)?$/.exec(source) ?? [];
    const file = source === 'react-router' ? 'index.mjs' : part && 'dom-export.mjs';
    return file && `${root}/node_modules/react-router/dist/production/${file}`;
  },
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm, '$1/* @__PURE__ */ $2'),
  },
};

/**
 * React throws five errors only as signals to itself, and creates them when it is loaded. For their stack traces, browsers parse the
 * script a second time: 31 ms of the first load, and 105 ms on a slow machine. These are the same errors without a stack trace.
 */
const signalsWithoutTraces: Plugin = {
  name: 'trellis:signals-without-traces',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-dom-client\.production\.js$/ },
    handler: (code) =>
      code.replaceAll(
        /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
        '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
      ),
  },
};

/** The first page needs these modules and their static imports. */
const firstPage = [
  'src/boot.ts',
  'extensions/app/chrome/index.ts',
  'extensions/app-navigation/chrome.ts',
  'extensions/app-sign-in/chrome.ts',
  'extensions/catalog/fillCache.ts',
  'extensions/catalog/pages/index/CatalogIndexPage.tsx',
];

const firstLoad = `\0trellis:${FIRST_LOAD}`;

/**
 * Defines the first load for the bundler: an entry that no page loads, with the static imports of the first page. Groups with the
 * tag "$initial" contain only these modules, so the first page does not load modules that only other pages share.
 */
const markFirstLoad: Plugin = {
  name: 'trellis:mark-first-load',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: firstLoad, name: FIRST_LOAD });
  },
  resolveId: (source) => (source === firstLoad ? source : undefined),
  load: (id) =>
    id === firstLoad
      ? firstPage.map((path, index) => `export * as part${index} from '${root}/${path}';`).join('\n')
      : undefined,
};

/** Draws the skeleton into the page, and lists the scripts of the first load, so that all of them arrive in one wave. */
const preparePage: Plugin[] = [
  {
    name: 'trellis:skeleton',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--trellis:skeleton-->', printSkeleton),
    },
  },
  {
    name: 'trellis:announce-first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const announced = [...listFirstLoad(bundle)].filter(
          (file) => !html.includes(file) && !(bundle[file]?.type === 'chunk' && bundle[file].isEntry),
        );
        // Loading and compiling them would delay the first paint, so the first script inserts the links after it, or at once if they come from far away.
        const links = announced.map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`);
        return html
          .replace(/<script type="module"(?! blocking)/, '$& blocking="render"')
          .replace('</head>', `<template id="${FIRST_LOAD}">${links.join('')}</template></head>`);
      },
    },
  },
];

/** The portal whose configuration and backend the development server uses. */
const portal = process.env['TRELLIS_PORTAL'] ?? 'http://localhost:7007';

/** In development, inserts the configuration of the running portal into the page. */
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
      console.warn(`No portal is running at ${portal}. Start one with 'npm start', or set TRELLIS_PORTAL.`);
    return html.replace('<!--trellis:config-->', () => config ?? '').replaceAll('__CSP_NONCE__', '');
  },
};

/** Parts of Material UI that open over the page. */
const overlays = `@mui/material/(?:Backdrop|Dialog|Drawer|Fade|Grow|Menu|Modal|Popover|Popper|Portal|Slide|Unstable_TrapFocus|internal|transitions)`;

/** What lists share. Pages of text do not need it. */
const forLists = 'ui/(?:table|filter|overlay|card|support)/';

/** What forms and pages with event streams share. */
const forForms = '(?:sdk/drafts|model/validation)/';
const forStreams = 'sdk/streams/';

/** What pages of documentation need before their text. The rest is loaded later, or where it is needed. */
const forDocs =
  '/extensions/techdocs/(?:protocol|i18n/reader/readerTranslationRef|client/(?!createBuildChannel|keepsCase|followS|resolveDocsTarget|syncSite)|' +
  'reader/(?!context/use|frame/(?:followHeadings|showToc)|page/(?:ReaderFacts|readOwners)|parse/(?:convert|parse)|sanitize/sanitizeSheet|space/|search/(?:DocsResults|SearchBox)|tab/|toolbar/SettingsPopup|transform/(?:inlineDrawings|resolveRefresh)))';

/** Matches module paths with either kind of slash. */
const modules = (pattern: string): RegExp =>
  new RegExp(
    pattern.replaceAll(/\[\^\/\]|\//g, (part) => (part === '/' ? String.raw`[\\/]` : String.raw`[^\\/]`)),
  );

/** Names the chunk of a module that several pages share, for example `api-docs-viewers-schema`. */
function nameFolder(path: string): string {
  const folders = /[\\/](?:extensions|src)[\\/](.+)[\\/]/.exec(path)?.[1]?.split(/[\\/]/) ?? [];
  return folders.slice(0, /^(?:viewers|i18n)$/.test(folders[1] ?? '') ? 3 : 2).join('-');
}

/** Modules that are part of the first load. */
const first: ['$initial'] = ['$initial'];

/**
 * A few chunks, so that the first load needs few requests. A group with a higher priority takes a module and all its imports.
 */
const chunks = [
  // A page needs all texts of its language, so they are loaded with one request.
  ...Object.entries({ german: 'de', spanish: 'es', japanese: 'ja' }).map(([name, tag]) => ({
    name,
    test: modules(`/(?:i18n|i18n/titles)/${tag}\\.ts$`),
    priority: 6,
  })),
  // What the first script needs: the loader of chunks, and what plugins start before the app is loaded.
  {
    name: 'start',
    test: modules(
      'vite/preload-helper|/src/sdk/(?:early/|chunks/importChunk)|/src/shell/plain/(?!PlainFailure)|/extensions/(?:early|[^/]+/early)\\.ts',
    ),
    priority: 7,
    tags: first,
  },
  // The rest of the first load is two scripts, which browsers compile at the same time. The packages stay in the cache of the browser
  // when the portal is updated.
  { name: 'packages', test: modules(`/node_modules/(?!${overlays})`), priority: 5, tags: first },
  { name: 'portal', test: modules('/(?:src|extensions)/.*(?<!/src/main)\\.tsx?$'), priority: 4, tags: first },
  {
    name: 'overlays',
    test: modules(`${overlays}|/src/ui/overlay/AnchoredDialog`),
    minShareCount: 2,
    priority: 2,
  },
  // The details of plugins are small, and the page that shows them needs all.
  { name: 'info', test: modules('/extensions/[^/]+/info\\.ts$'), priority: 0.99 },
  // The navigation of phones: one script compresses better than two.
  {
    name: 'bar',
    test: modules('/extensions/app-navigation/(?:bar/(?:BarBadge|BottomBar)|entries/NavBadge)\\.tsx$'),
    priority: 0.98,
  },
  // What pages share: one chunk per folder of a feature, so that a page loads only what its own features share. A chunk takes the
  // imports of its modules, so those that others build on come first.
  // All that a page of text needs.
  {
    name: 'shared-text',
    test: modules(
      '/src/(?:viewers/code/codeColors|ui/support/SupportButton|sdk/routing/)|/lucide-react/dist/esm/icons/(?:layout-list|square-arrow-out-up-right)',
    ),
    minShareCount: 2,
    priority: 0.95,
  },
  {
    name: 'shared-streams',
    test: modules(`/src/${forStreams}|/node_modules/eventsource-parser/`),
    minShareCount: 2,
    priority: 0.92,
  },
  {
    name: 'shared',
    test: modules(
      `/src/(?!${forLists}|${forForms}|${forStreams})(?:ui|sdk|model|protocol)/|/src/viewers/markdown/|/node_modules/lucide-react/|` +
        '/extensions/(?:app-navigation/content/|user-settings/(?:flags/listFlags|general/(?:printLanguageName|themeChoices)))',
    ),
    minShareCount: 2,
    priority: 0.9,
  },
  { name: 'shared-forms', test: modules(`/src/${forForms}`), minShareCount: 2, priority: 0.89 },
  {
    name: 'shared-controls',
    test: modules('/node_modules/@mui/material/(?:Checkbox|Form|Radio|Typography)'),
    minShareCount: 2,
    priority: 0.87,
  },
  {
    name: 'shared-lists',
    test: modules(`/src/${forLists}|/node_modules/@tanstack/`),
    minShareCount: 2,
    priority: 0.85,
  },
  // The command palette opens with few requests, and what it shares with other pages takes no more with it.
  {
    name: 'search-state',
    test: modules(
      '/extensions/search/(?:storage/|url/|views/usePageTitle|state/(?:missingBackend|useMaxTerm))',
    ),
    minShareCount: 2,
    priority: 0.84,
  },
  { name: 'search-palette', test: modules('/extensions/search/palette/'), minShareCount: 2, priority: 0.835 },
  {
    name: 'catalog-components',
    test: modules('/extensions/catalog/(?:components|context)/'),
    minShareCount: 2,
    priority: 0.83,
  },
  // Three small scripts that the tab needs.
  { name: 'kubernetes-api', test: modules('/extensions/kubernetes/api/createKubernetes'), priority: 0.37 },
  // Markdown needs it without the reader of documentation.
  { name: 'dompurify', test: modules('/node_modules/dompurify/'), priority: 0.36 },
  // All that a page of documentation needs before its text: one script compresses better than seven.
  { name: 'techdocs-reader', test: modules(forDocs), priority: 0.35 },
  ...[
    '/src/viewers/[^/]+/',
    '/extensions/catalog/',
    '/extensions/scaffolder/form/',
    '/extensions/[^/]+/(?:model|objects)/',
  ].map((pattern, index) => ({
    name: nameFolder,
    test: modules(pattern),
    minShareCount: 2,
    priority: 0.8 - index / 10,
  })),
];

/**
 * Test projects differ in what a test can use: Node for pure code, a DOM for components, and longer timeouts for tests with a
 * browser or a database.
 */
export default defineConfig({
  root: `${root}/src`,
  base: './',
  publicDir: false,
  plugins: [
    react(),
    replaceUnused,
    productionRouter,
    signalsWithoutTraces,
    markFirstLoad,
    ...preparePage,
    borrowConfiguration,
    ...wrapImports(`${root}/src/sdk/chunks/importChunk.ts`),
  ],
  build: {
    outDir: `${root}/dist/web`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // If light-dark() is compiled for older browsers, it only follows a color scheme in the same style sheet. The theme sets it
    // elsewhere.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // One style sheet for the skeleton, the fonts and the failure screens, which must not depend on loading more files.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The page announces what the first script imports. Chunks fetch what they import.
      resolveDependencies: (file, imported, { hostType }) =>
        hostType === 'html' ? imported : listFiles(file, imported),
    },
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      treeshake: { moduleSideEffects: [{ test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: chunks },
        // The first load names all other chunks. Shorter names save 0.2 kB of it.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  // The content security policy of static files prevents workers from loading scripts, so each worker is a single file.
  worker: {
    format: 'es',
    plugins: () => [replaceUnused, shrinkParser],
    rolldownOptions: { output: { codeSplitting: false } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': portal } },
  test: {
    root,
    maxWorkers: 2,
    // Allows for slow machines, but still stops a test that never finishes.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'extensions/**/*.test.ts', 'tests/{architecture,wording}/*.test.ts'],
          exclude: ['extensions/*/tests/*.browser.test.ts', '**/*.contract.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', 'extensions/**/*.test.tsx', 'tests/{examples,faults}/*.test.tsx'],
          setupFiles: ['./tests/setup/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'golden',
          environment: 'node',
          include: ['tests/{golden,examples,mutation,fuzz,faults}/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,editor}/**/*.test.ts', '{src,extensions}/**/*.contract.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts', 'extensions/*/tests/*.browser.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A slow machine can take this long to load a page in two tabs at once.
          expect: { poll: { timeout: 60_000 } },
          // A busy machine can break the order of events that a test relies on. `npm test` names each test that was repeated.
          retry: 1,
          // The files of a worker share its browser and portals: tests/e2e/harness/test.ts.
          isolate: false,
        },
      },
      {
        extends: true,
        // Searches find new bugs. The projects above test the known ones.
        test: {
          name: 'deep',
          environment: 'node',
          include: ['tests/deep/*.test.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
