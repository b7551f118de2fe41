import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import {
  appTreeApiRef,
  coreExtensionData,
  type FrontendFeature,
  type JsonObject,
  routeResolutionApiRef,
  storageApiRef,
} from '#sdk';
import type { Entity } from '#model';
import { mockApis, type TestApi } from '#sdk/testing';
import { type SearchApi, searchApiRef } from '../api/SearchApi';
import type { SearchQuery, SearchResponse, SearchResult } from '../protocol';
import { searchRouteRef } from '../routes';
import { createSavedViews } from '../savedViews/createSavedViews';
import { savedViewsApiRef } from '../savedViews/SavedViewsApi';

/** Creates a result for an entity. */
export function createResult(
  name: string,
  more: Partial<SearchResult> = {},
  fields: JsonObject = {},
): SearchResult {
  return {
    type: 'software-catalog',
    document: {
      title: name,
      text: `${name} does what its name says`,
      kind: 'Component',
      type: 'service',
      lifecycle: 'production',
      owner: 'team-a',
      location: `/catalog/default/component/${name}`,
      ...fields,
    },
    rank: 1,
    ...more,
  };
}

/** Creates a response with results of these names. */
export function createResponse(...names: string[]): SearchResponse {
  return {
    results: names.map((name, index) => createResult(name, { rank: index + 1 })),
    numberOfResults: names.length,
  };
}

/** Options of {@link renderSearch}. */
export interface SearchOptions {
  /** Answers queries. Queries for numbers of results have the page limit 0. */
  query?: (query: SearchQuery, signal: AbortSignal | undefined) => Promise<SearchResponse>;
  path?: string;
  /** `app.extensions` in YAML. */
  extensions?: unknown[];
  /** `search` in YAML. */
  search?: JsonObject;
  features?: readonly FrontendFeature[];
  stored?: JsonObject;
  /** The entities of the catalog. */
  entities?: readonly Entity[];
  /** Shown outside of the search page. */
  element?: ReactElement;
  apis?: readonly TestApi[];
}

/** Shows the search page of a portal with these settings. */
export function renderSearch(options: SearchOptions = {}) {
  const { path = '/search', extensions = [], search = {}, features = [], stored = {} } = options;
  const { entities = [], element: other = <p>elsewhere</p>, apis = [] } = options;
  const data = { backend: { baseUrl: 'http://backend' }, app: { extensions }, search };
  const { tree, problems } = prepareApp({
    features: [...bundledFeatures, ...features],
    config: { data, locate: () => undefined },
  }).finalize();
  expect(problems).toEqual([]);
  const queries: SearchQuery[] = [];
  const answer = options.query ?? (async () => createResponse('artist-web', 'artist-db'));
  const searchApi: SearchApi = {
    query: (query, { signal } = {}) => {
      queries.push(query);
      return answer(query, signal);
    },
  };
  const analytics = mockApis.analytics();
  const storage = mockApis.storage({ data: { search: stored } });
  const element = tree.nodes.get('page:search')?.instance?.getData(coreExtensionData.reactElement);
  const routes = { resolve: (ref: unknown) => (ref === searchRouteRef ? () => '/search' : undefined) };
  const rendered = renderInCatalog(
    <Routes>
      <Route path="/search/*" element={element} />
      <Route path="*" element={other} />
    </Routes>,
    {
      path,
      catalogApi: createTestCatalog(entities),
      apis: [
        analytics,
        mockApis.config({ data: { search } }),
        [storageApiRef, storage],
        [searchApiRef, searchApi],
        [savedViewsApiRef, createSavedViews(storage)],
        [appTreeApiRef, { getTree: () => ({ tree }), getNodesByRoutePath: () => ({ nodes: [] }) }],
        [routeResolutionApiRef, routes],
        ...apis,
      ],
    },
  );
  return {
    ...rendered,
    tree,
    analytics,
    storage,
    /** The queries for results, without those for numbers. */
    asked: () => queries.filter(({ pageLimit }) => pageLimit !== 0),
    counted: () => queries.filter(({ pageLimit }) => pageLimit === 0),
  };
}
