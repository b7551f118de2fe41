/**
 * Which doors tests may use: a test outside a layer imports the layer's faces, as every other module does, so that a layer
 * can be rearranged without touching tests elsewhere. Tests that need more belong beside the code.
 *
 * A face is `index.ts` of a layer, of a folder that package.json names as `#layer/folder`, or of a folder `testing`; and of
 * a plugin its `plugin.ts`, `backend.ts`, `settings.ts`, `protocol.ts`, `public.ts` and `backend-public.ts`, and the generated
 * lists.
 */
const faces = [
  '^src/[^/]+/index\\.ts$',
  // As in the imports of package.json.
  '^src/config/(node|browser|schema)/index\\.ts$',
  '^src/engine/(live|checks|problems)/index\\.ts$',
  '^src/diagnostics/examples/index\\.ts$',
  '^src/shell/failure/index\\.ts$',
  '^src/ui/headless/index\\.ts$',
  '^src/sdk/early/index\\.ts$',
  '^src/viewers/[^/]+/index\\.ts$',
  '^(src|extensions)/.+/testing/index\\.ts$',
  '^extensions/(index|backend|early|settings|translations)\\.ts$',
  '^extensions/[^/]+/(plugin|backend|early|settings|protocol|backend-public)\\.ts$',
  '^extensions/.+/public\\.ts$',
  // The checks of all languages read each message bundle, including those of the template.
  '^extensions/.+TranslationRef\\.ts$',
];

const comment =
  'A test imports only the faces of other folders. Import its #face, let the owner export what you need from a folder `testing`, or move the test beside the code.';

/**
 * In the form of `architectureRules()`. For the modules that `readModules` reads from `tests` too.
 *
 * @returns {{ name: string, comment: string, from: { path: string, pathNot?: string | string[] }, to: { path: string | string[], pathNot?: string | string[] } }[]}
 */
export function testFaceRules() {
  return [
    {
      name: 'tests-import-faces',
      comment,
      from: { path: '^tests/', pathNot: '^tests/architecture/canary/' },
      to: { path: ['^src/', '^extensions/'], pathNot: faces },
    },
    {
      name: 'tests-of-a-layer-import-faces-of-others',
      comment,
      from: { path: '^src/([^/]+)/.*\\.test\\.tsx?$' },
      to: { path: ['^src/', '^extensions/'], pathNot: ['^src/$1/', ...faces] },
    },
    {
      name: 'tests-of-a-plugin-import-faces-of-others',
      comment,
      from: { path: ['^extensions/([^/]+)/.*\\.test\\.tsx?$', '^extensions/([^/]+)/tests/'] },
      to: { path: ['^src/', '^extensions/'], pathNot: ['^extensions/$1/', ...faces] },
    },
  ];
}
