import { testFaceRules } from './testFaces.mjs';

/**
 * Who may import whom: the table of docs/architecture.md, and the only place that holds these rules. Each layer lists the
 * layers that it may import besides itself.
 */
export const layers = {
  diagnostics: [],
  model: ['diagnostics'],
  protocol: ['diagnostics', 'model'],
  config: ['diagnostics'],
  engine: ['diagnostics', 'model'],
  sdk: ['diagnostics', 'model', 'protocol', 'engine'],
  backend: ['diagnostics', 'model', 'protocol'],
  ui: ['model', 'sdk'],
  viewers: ['model', 'sdk', 'ui'],
  shell: ['diagnostics', 'model', 'config', 'engine', 'sdk', 'ui'],
  server: ['diagnostics', 'model', 'protocol', 'config', 'engine', 'backend'],
  cli: ['diagnostics', 'model', 'config', 'engine', 'sdk', 'backend', 'server'],
};

/** The two sides of a plugin, and the layers that each may import. */
const browserMay = ['model', 'protocol', 'sdk', 'ui', 'viewers'];
const serverMay = ['diagnostics', 'model', 'protocol', 'backend'];
const bothMay = ['model', 'protocol'];

const serverSide = '^extensions/[^/]+/(backend\\.ts$|backend-public\\.ts$|server/)';
const bothSides = '^extensions/[^/]+/(protocol\\.ts$|protocol/)';
const settingsFile = '^extensions/[^/]+/(?:settings|descriptions|kindDescriptions|sections/\\w+)\\.ts$';
const lists = '^extensions/(index|backend|early|settings|translations)\\.ts$';
const testCode = [
  '\\.test\\.tsx?$',
  '^extensions/[^/]+/(tests|testing|.+/testing)/',
  // Tests of the configuration load files with the sections of the installed plugins.
  '^src/config/node/testing/',
];

const named = (names) => names.map((name) => `src/${name}`).join(', ');
const within = (names) => `^src/(${names.join('|')})/`;

/**
 * Paths are regular expressions; `$1` in `to` is the first group of `from`.
 *
 * @returns {{ name: string, comment: string, from: { path: string | string[], pathNot?: string | string[] }, to: { path: string | string[], pathNot?: string | string[] } }[]}
 */
export function architectureRules() {
  return [...layerRules(), ...pluginRules(), ...listRules(), ...platformRules(), ...testFaceRules()];
}

function layerRules() {
  return Object.entries(layers).map(([layer, may]) => ({
    name: `${layer}-imports-only-its-own`,
    comment: `src/${layer} may import ${['itself', ...may].join(', ')}. Move the shared piece down, or pass it in.`,
    from: { path: `^src/${layer}/`, pathNot: testCode },
    to: {
      path: ['^src/', '^extensions/'],
      // Of the plugins, the composition roots know the generated lists only.
      pathNot: [within([layer, ...may]), ...(layer === 'cli' ? [lists] : [])],
    },
  }));
}

function pluginRules() {
  return [
    {
      name: 'browser-side-imports-only-its-own',
      comment: `The browser side of a plugin may import itself, ${named(browserMay)} and public.ts of other plugins.`,
      from: {
        path: '^extensions/[^/]+/',
        pathNot: [serverSide, bothSides, settingsFile, ...testCode],
      },
      to: { path: ['^src/', lists], pathNot: [within(browserMay)] },
    },
    {
      name: 'browser-side-stays-out-of-the-server',
      comment: 'What runs in the browser reaches the server over HTTP. Share shapes through protocol.ts.',
      from: { path: '^extensions/[^/]+/', pathNot: [serverSide, ...testCode] },
      to: { path: serverSide },
    },
    {
      name: 'server-side-imports-only-its-own',
      comment: `The server side of a plugin may import its server/, protocol.ts and settings.ts, ${named(serverMay)} and backend-public.ts of other plugins.`,
      from: { path: serverSide, pathNot: testCode },
      to: {
        path: ['^src/', '^extensions/'],
        pathNot: [within(serverMay), serverSide, bothSides, settingsFile],
      },
    },
    {
      name: 'server-side-knows-no-react',
      comment: 'The server side of a plugin runs in Node and draws nothing.',
      from: { path: serverSide, pathNot: testCode },
      to: { path: '^node_modules/(react|react-dom|react-router-dom|@mui|@emotion)/' },
    },
    {
      name: 'protocol-serves-both-sides',
      comment: `protocol.ts runs in the browser and on the server: it may import ${named(bothMay)} and protocol.ts of other plugins.`,
      from: { path: bothSides, pathNot: testCode },
      to: {
        path: ['^src/', '^extensions/', '^node:', '^node_modules/(react|@mui)/'],
        pathNot: [within(bothMay), bothSides],
      },
    },
    {
      name: 'settings-describe-configuration',
      comment: 'settings.ts and descriptions.ts may import src/model, #config/schema and zod.',
      from: { path: settingsFile },
      to: {
        path: ['^src/', '^extensions/', '^node:', '^node_modules/'],
        pathNot: ['^src/model/', '^src/config/schema/', '^node_modules/zod/', settingsFile],
      },
    },
    {
      name: 'plugins-meet-at-their-doors',
      comment:
        'Another plugin is reached through its public.ts, backend-public.ts or protocol.ts; ask its owner to export what you need there.',
      from: { path: '^extensions/([^/]+)/' },
      to: {
        path: '^extensions/[^/]+/',
        pathNot: [
          '^extensions/$1/',
          '^extensions/.+/public\\.ts$',
          '^extensions/[^/]+/(backend-public|protocol)\\.ts$',
        ],
      },
    },
    {
      name: 'manifests-are-the-top',
      comment:
        'Only the generated lists import plugin.ts, backend.ts and early.ts, and only plugin.ts imports extensions.tsx.',
      from: { path: '^extensions/[^/]+/', pathNot: ['^extensions/[^/]+/plugin\\.ts$', ...testCode] },
      to: {
        path: '^extensions/[^/]+/(plugin\\.ts|backend\\.ts|early\\.ts|extensions\\.tsx|extensions/index\\.tsx?)$',
      },
    },
  ];
}

function listRules() {
  const list = (file, what, allowed) => ({
    name: `list-${file}-reads-only-its-own`,
    comment: `extensions/${file}.ts imports ${what} only.`,
    from: { path: `^extensions/${file}\\.ts$` },
    to: { path: ['^src/', '^extensions/'], pathNot: allowed },
  });
  return [
    list('index', 'plugin.ts of each plugin', [
      '^extensions/[^/]+/plugin\\.ts$',
      '^src/(engine|sdk)/index\\.ts$',
    ]),
    list('backend', 'backend.ts of each plugin', [
      '^extensions/[^/]+/backend\\.ts$',
      '^src/backend/index\\.ts$',
    ]),
    list('early', 'early.ts of each plugin', ['^extensions/[^/]+/early\\.ts$', '^src/sdk/early/']),
    list('settings', 'settings.ts and descriptions.ts of each plugin', [settingsFile, '^src/config/']),
    list('translations', 'message bundles', [
      '^extensions/.+(?:TranslationRef|Messages)\\.ts$',
      '^src/sdk/index\\.ts$',
    ]),
  ];
}

function platformRules() {
  return [
    {
      name: 'pure-layers-know-no-platform',
      comment:
        'diagnostics, model, protocol, engine and the pure part of config run in the browser, the server and the CLI alike.',
      from: {
        path: '^src/(diagnostics|model|protocol|engine|config)/',
        pathNot: ['^src/config/node/', ...testCode],
      },
      to: { path: ['^node_modules/(react|react-dom|@mui|react-router-dom)/', '^node:'] },
    },
    {
      name: 'checks-stay-out-of-the-first-load',
      comment: 'Every browser loads the engine; only the full report loads #engine/checks.',
      from: { path: '^src/(engine|sdk|ui|viewers)/', pathNot: ['^src/engine/checks/', ...testCode] },
      to: { path: '^src/engine/checks/' },
    },
    {
      name: 'shell-draws-without-material-ui',
      comment:
        'The screens of a failed start must work without the component library. Of the kit, the shell may import #ui/headless.',
      from: { path: '^src/(shell|ui/headless)/', pathNot: testCode },
      to: { path: ['^node_modules/@mui/', '^src/ui/'], pathNot: '^src/ui/headless/' },
    },
    {
      name: 'sdk-knows-no-material-ui',
      comment: 'A plugin developer may use any component library; the SDK requires none.',
      from: { path: '^src/sdk/' },
      to: { path: '^node_modules/@mui/' },
    },
  ];
}
