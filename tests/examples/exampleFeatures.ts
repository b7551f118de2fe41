import { createElement } from 'react';
import type { ProblemCode } from '#diagnostics';
import { bundledFeatures } from '#extensions';
import {
  ApiBlueprint,
  AppRootWrapperBlueprint,
  coreExtensionData,
  createApiRef,
  createExtension,
  createExtensionInput,
  createFrontendFeatureLoader,
  createFrontendModule,
  createFrontendPlugin,
  createRouteRef,
  type ExtensionDataValue,
  type FrontendFeature,
  type FrontendFeatureLoader,
  PageBlueprint,
} from '#sdk';

type Features = ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;

const element = coreExtensionData.reactElement(createElement('p', undefined, 'Acme'));
const onRoot = { id: 'app/root', input: 'elements' };
const beta = { featureFlags: { $contains: 'acme-beta' } };

/** Creates the extension of a banner that is disabled by default. */
function bannerOf(factory: () => unknown) {
  const banner = createExtension({
    kind: 'app-root-element',
    name: 'banner',
    disabled: true,
    attachTo: onRoot,
    output: [coreExtensionData.reactElement],
    factory: () => factory() as ExtensionDataValue[] as never,
  });
  return banner;
}

const acme = (...extensions: Array<ReturnType<typeof createExtension>>) =>
  createFrontendPlugin({ pluginId: 'acme', extensions });

function board(
  name: string,
  refs: Array<typeof coreExtensionData.reactElement>,
  replaces?: { id: string; input: string },
) {
  return createExtension({
    ...(replaces ? {} : { kind: 'app-root-element' }),
    name,
    disabled: replaces === undefined,
    attachTo: onRoot,
    inputs: { cards: createExtensionInput(refs, replaces ? { replaces: [replaces] } : {}) },
    output: [coreExtensionData.reactElement],
    factory: () => [element],
  });
}

const newsApiRef = createApiRef<string>({ id: 'plugin.acme.news' });
const clockApiRef = createApiRef<string>({ id: 'shared.clock' });
const chickenApiRef = createApiRef<string>({ id: 'plugin.acme.chicken' });
const eggApiRef = createApiRef<string>({ id: 'plugin.acme.egg' });

function newsApi(name: string, condition?: typeof beta) {
  return ApiBlueprint.make({
    name,
    ...(condition ? { if: condition } : {}),
    params: (define) => define({ api: newsApiRef, deps: {}, factory: () => name }),
  });
}

/** Extensions whose factories use the news API, before sign-in and after it. */
const newsReaders = [
  createExtension({
    kind: 'app-root-element',
    name: 'news',
    disabled: true,
    attachTo: onRoot,
    output: [coreExtensionData.reactElement],
    factory: ({ apis }) => [
      coreExtensionData.reactElement(createElement('p', undefined, apis.get(newsApiRef))),
    ],
  }),
  PageBlueprint.make({
    name: 'news',
    disabled: true,
    params: { path: '/news', loader: () => Promise.resolve(createElement('p')) },
  }),
];

const clock = (pluginId: string) =>
  createFrontendPlugin({
    pluginId,
    extensions: [
      ApiBlueprint.make({
        name: 'clock',
        params: (define) => define({ api: clockApiRef, deps: {}, factory: () => pluginId }),
      }),
    ],
  });

const farm = createFrontendPlugin({
  pluginId: 'acme',
  extensions: [
    ApiBlueprint.make({
      name: 'chicken',
      params: (define) => define({ api: chickenApiRef, deps: { egg: eggApiRef }, factory: () => 'chicken' }),
    }),
    ApiBlueprint.make({
      name: 'egg',
      params: (define) => define({ api: eggApiRef, deps: { chicken: chickenApiRef }, factory: () => 'egg' }),
    }),
  ],
});

/** Replaces package discovery. One package exists. */
const packageLoader = createFrontendFeatureLoader({
  loader: ({ config }) =>
    (config.getOptionalStringArray('app.packages.include') ?? []).map((name) => {
      if (name !== '@acme/on-call') throw new Error(`Cannot find package '${name}'.`);
      return createFrontendPlugin({ pluginId: 'on-call' });
    }),
});

/** Features that the example of a code needs besides the built-in ones. */
const special: { readonly [code in ProblemCode]?: () => Features } = {
  EXTENSION_IGNORED: () => [
    createFrontendPlugin({
      pluginId: 'root',
      extensions: [
        createExtension({
          attachTo: onRoot,
          output: [coreExtensionData.reactElement],
          factory: () => [element],
        }),
      ],
    }),
  ],
  EXTENSION_INPUT_REDIRECT_CONFLICT: () => {
    const replaces = { id: 'acme/old-board', input: 'cards' };
    return [
      acme(...['board', 'wall'].map((name) => board(name, [coreExtensionData.reactElement], replaces))),
    ];
  },
  EXTENSION_INPUT_DATA_IGNORED: () => [
    acme(board('board', [coreExtensionData.reactElement, coreExtensionData.reactElement])),
  ],
  EXTENSION_INVALID: () => {
    const banner = bannerOf(() => [element]);
    return [acme({ ...banner, version: 'v0' } as typeof banner)];
  },
  EXTENSION_OUTPUT_CONFLICT: () => [acme(bannerOf(() => [element, element]))],
  EXTENSION_OUTPUT_MISSING: () => [acme(bannerOf(() => []))],
  EXTENSION_OUTPUT_IGNORED: () => [acme(bannerOf(() => [element, coreExtensionData.routePath('/acme')]))],
  EXTENSION_FACTORY_ERROR: () => [
    acme(
      bannerOf(() => {
        throw new Error('The text of the banner is missing.');
      }),
    ),
  ],
  EXTENSION_BOOTSTRAP_PREDICATE_IGNORED: () => [
    createFrontendModule({
      pluginId: 'app',
      extensions: [
        AppRootWrapperBlueprint.make({
          name: 'acme-beta',
          disabled: true,
          if: beta,
          params: { component: ({ children }) => children },
        }),
      ],
    }),
  ],
  EXTENSION_BOOTSTRAP_API_UNAVAILABLE: () => [
    createFrontendPlugin({ pluginId: 'acme', extensions: [newsApi('news', beta), ...newsReaders] }),
  ],
  EXTENSION_BOOTSTRAP_API_OVERRIDE_IGNORED: () => [
    createFrontendPlugin({
      pluginId: 'acme',
      extensions: [newsApi('news'), newsApi('better-news', beta), ...newsReaders],
    }),
  ],
  API_FACTORY_CONFLICT: () => [clock('acme'), clock('harbour')],
  API_DEPENDENCY_CYCLE: () => [farm],
  FEATURE_FLAG_INVALID: () => [
    createFrontendPlugin({ pluginId: 'acme', featureFlags: [{ name: 'New-Board' }] }),
  ],
  PLUGIN_LOAD_FAILED: () => [packageLoader],
  MODULE_TARGET_MISSING: () => [
    createFrontendModule({ pluginId: 'acme', extensions: [bannerOf(() => [element])] }),
  ],
  ROUTE_DUPLICATE: () => [
    createFrontendPlugin({ pluginId: 'acme.board', routes: { page: createRouteRef() } }),
    createFrontendPlugin({ pluginId: 'acme', routes: { 'board.page': createRouteRef() } }),
  ],
  ROUTE_ALIAS_INVALID: () => [
    createFrontendPlugin({
      pluginId: 'acme',
      extensions: [
        PageBlueprint.make({
          disabled: true,
          params: {
            path: '/acme',
            routeRef: createRouteRef({ aliasFor: 'acme.index' }),
            loader: () => Promise.resolve(createElement('p')),
          },
        }),
      ],
    }),
  ],
};

/** Lists the features for the example of a code: the built-in ones and those that the example needs. */
export function listExampleFeatures(code: ProblemCode): Features {
  return [...bundledFeatures, ...(special[code]?.() ?? [])];
}
