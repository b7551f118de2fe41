/**
 * Who may import whom: the table of docs/architecture.md, and the only place where the rules stand. Each layer lists
 * the layers it may import besides itself; `extensions` speaks of one extension and stands for `public.ts` of others.
 */
export const layers = {
  diagnostics: [],
  model: ['diagnostics'],
  protocol: ['diagnostics', 'model'],
  config: ['diagnostics'],
  engine: ['diagnostics', 'model'],
  sdk: ['diagnostics', 'model', 'protocol', 'engine'],
  ui: ['model', 'sdk'],
  devtools: ['diagnostics', 'engine', 'sdk', 'ui'],
  shell: ['diagnostics', 'model', 'config', 'engine', 'sdk', 'ui', 'devtools'],
  server: ['diagnostics', 'model', 'protocol', 'config', 'engine'],
  cli: ['diagnostics', 'model', 'config', 'engine', 'sdk', 'server'],
};

const extensionMay = ['model', 'protocol', 'sdk', 'ui'];
/** `extensions/index.ts` is the list of manifests: the composition roots read it, and it reads only manifests. */
const readsManifests = ['server', 'cli'];
const testFile = '\\.test\\.tsx?$';

/**
 * Paths are patterns; `$1` in `to` stands for the group of `from`.
 *
 * @returns {{ name: string, comment: string, from: { path: string | string[], pathNot?: string | string[] }, to: { path: string | string[], pathNot?: string | string[] } }[]}
 */
export function architectureRules() {
  const names = Object.keys(layers);
  const rules = names.map((layer) => ({
    name: `${layer}-imports-only-its-own`,
    comment: `src/${layer} may import ${['itself', ...layers[layer]].join(', ')}. Move the shared piece down, or pass it in.`,
    from: { path: `^src/${layer}/`, pathNot: testFile },
    to: {
      path: ['^src/', '^extensions/'],
      pathNot: [
        `^src/(${[layer, ...layers[layer]].join('|')})/`,
        ...(readsManifests.includes(layer) ? ['^extensions/index\\.ts$'] : []),
        ...(layer === 'cli' ? ['^extensions/translations\\.ts$'] : []),
      ],
    },
  }));
  return [
    ...rules,
    {
      name: 'extension-imports-only-its-own',
      comment: `An extension may import itself, ${extensionMay.join(', ')} and public.ts of other extensions.`,
      from: { path: '^extensions/[^/]+/', pathNot: testFile },
      to: {
        path: ['^src/', '^extensions/index\\.ts$'],
        pathNot: [`^src/(${extensionMay.join('|')})/`],
      },
    },
    {
      name: 'extension-enters-others-by-public',
      comment:
        'Another extension is reached through its public.ts only; ask its owner to export what you need there.',
      from: { path: '^extensions/([^/]+)/' },
      to: { path: '^extensions/[^/]+/', pathNot: ['^extensions/$1/', '^extensions/.+/public\\.ts$'] },
    },
    {
      name: 'manifest-list-reads-manifests',
      comment: 'extensions/index.ts imports plugin.ts files only.',
      from: { path: '^extensions/index\\.ts$' },
      to: {
        path: ['^src/', '^extensions/'],
        pathNot: ['^extensions/[^/]+/plugin\\.ts$', '^src/(engine|sdk)/index\\.ts$'],
      },
    },
    {
      name: 'translation-list-reads-bundles',
      comment:
        'extensions/translations.ts imports message bundles only, so that a check of texts loads no page.',
      from: { path: '^extensions/translations\\.ts$' },
      to: {
        path: ['^src/', '^extensions/'],
        pathNot: ['^extensions/.+(?:TranslationRef|Messages)\\.ts$', '^src/sdk/index\\.ts$'],
      },
    },
    {
      name: 'pure-layers-know-no-platform',
      comment:
        'diagnostics, model, protocol, engine and the pure part of config run in the browser, the server and the CLI alike.',
      from: {
        path: '^src/(diagnostics|model|protocol|engine|config)/',
        pathNot: ['^src/config/node/', testFile],
      },
      to: {
        path: ['^node_modules/(react|react-dom|@mui|react-router-dom)/', '^node:'],
      },
    },
    {
      name: 'checks-stay-out-of-the-first-load',
      comment: 'Every browser loads the engine; only whoever wants the whole report loads #engine/checks.',
      from: { path: '^src/(engine|sdk|ui)/', pathNot: ['^src/engine/checks/', testFile] },
      to: { path: '^src/engine/checks/' },
    },
    {
      name: 'sdk-knows-no-material-ui',
      comment: 'A plugin developer may bring any component library; the SDK forces none.',
      from: { path: '^src/sdk/' },
      to: { path: '^node_modules/@mui/' },
    },
  ];
}
