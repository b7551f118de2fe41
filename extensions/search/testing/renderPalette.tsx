import { fireEvent, screen } from '@testing-library/react';
import { parse } from 'yaml';
import type { Entity } from '#model';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import {
  appLanguageApiRef,
  appThemeApiRef,
  appTreeApiRef,
  configApiRef,
  coreExtensionData,
  createApiFactory,
  createTreeApis,
  featureFlagsApiRef,
  type FrontendFeature,
  iconsApiRef,
  routeResolutionApiRef,
} from '#sdk';
import { mockApis, type TestApi } from '#sdk/testing';
import type { CatalogApi } from '#extensions/catalog';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { savedViewsApiRef } from '../savedViews/SavedViewsApi';
import { type SearchApi, searchApiRef } from '../api/SearchApi';

/** The portal of a test of the palette. */
export interface PaletteSurroundings {
  /** The configuration. */
  yaml?: string;
  /** Plugins beside those of Trellis. */
  features?: readonly FrontendFeature[];
  /** The path of the open page. */
  path?: string;
  entities?: readonly Entity[];
  catalogApi?: CatalogApi;
  /** Finds nothing by default. */
  query?: SearchApi['query'];
  /** Enabled feature flags. */
  featureFlags?: string[];
  apis?: readonly TestApi[];
}

/** Builds the tree of a portal with all plugins. */
export function preparePortal({ yaml = '', features = [], featureFlags = [] }: PaletteSurroundings = {}) {
  const data = { backend: { baseUrl: 'http://backend' }, ...(parse(yaml) as object | null) };
  const { appTreeApi, routeResolutionApi, setTree, setRoutes } = createTreeApis();
  const app = prepareApp({
    features: [...bundledFeatures, ...features],
    config: { data, locate: () => undefined },
    apis: [
      createApiFactory(configApiRef, mockApis.config({ data })),
      createApiFactory(appTreeApiRef, appTreeApi),
      createApiFactory(routeResolutionApiRef, routeResolutionApi),
    ],
  }).finalize({ featureFlags, permissions: [] });
  setTree(app.tree);
  setRoutes(app.routes);
  return { ...app, data };
}

/** Renders the palette of a portal with all plugins. It is closed at first. */
export function renderPalette(surroundings: PaletteSurroundings = {}) {
  const { path = '/catalog', entities = [], query, apis = [] } = surroundings;
  const { tree, apis: own, data } = preparePortal(surroundings);
  const element = tree.nodes
    .get('app-root-element:search/palette')
    ?.instance?.getData(coreExtensionData.reactElement);
  const refs = [
    appTreeApiRef,
    routeResolutionApiRef,
    iconsApiRef,
    appThemeApiRef,
    appLanguageApiRef,
    featureFlagsApiRef,
  ] as const;
  const view = renderInCatalog(<div>{element}</div>, {
    path,
    catalogApi: surroundings.catalogApi ?? createTestCatalog(entities),
    apis: [
      ...refs.map((ref): TestApi => [ref, own.get(ref as typeof appTreeApiRef)]),
      mockApis.config({ data }),
      [searchApiRef, { query: query ?? (async () => ({ results: [] })) }],
      ...[savedViewsApiRef].map((ref): TestApi => [ref, own.get(ref)]),
      ...apis,
    ],
  });
  return view;
}

/** Opens the palette with its shortcut, and returns its field. */
export async function openPaletteByKey(): Promise<HTMLInputElement> {
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  return screen.findByRole<HTMLInputElement>('combobox');
}

/** Returns the titles of the results, in order. */
export function listOptions(): string[] {
  return screen.queryAllByRole('option').map((option) => option.querySelector('.title')?.textContent ?? '');
}
