import {
  type AnyApiFactory,
  type FinalizedApp,
  type FrontendFeature,
  createApiFactory,
  prepareApp,
} from '#engine';
import { appTreeApiRef } from '../../apis/appTreeApi';
import type { JsonObject } from '../../apis/configApi';
import { createTreeApis } from '../../apis/createTreeApis';
import { featureFlagsApiRef } from '../../apis/featureFlagsApi';
import { routeResolutionApiRef } from '../../apis/routeResolutionApi';
import { type TestApi, resolveTestApi } from '../mocks/createMockApi';
import { mockApis } from '../mocks/mockApis';

/** What an app of a test is made from. */
export interface TestAppParts {
  features: readonly FrontendFeature[];
  config?: JsonObject | undefined;
  apis?: readonly TestApi[] | undefined;
}

/**
 * Puts an app together the way the product does, over mocks of the APIs; those that the test gives win. Conditions of
 * extensions see the active feature flags, and all permissions granted. Throws when the tree has problems that would keep
 * the product from starting.
 */
export function prepareTestApp({ features, config = {}, apis = [] }: TestAppParts): FinalizedApp {
  const { appTreeApi, routeResolutionApi, setTree, setRoutes } = createTreeApis();
  const given = [
    mockApis.config({ data: config }),
    mockApis.alert(),
    mockApis.analytics(),
    mockApis.discovery(),
    mockApis.error(),
    mockApis.featureFlags(),
    mockApis.fetch(),
    mockApis.identity(),
    mockApis.permission(),
    mockApis.storage(),
    mockApis.toast(),
    mockApis.translation(),
    [appTreeApiRef, appTreeApi] as const,
    [routeResolutionApiRef, routeResolutionApi] as const,
    ...apis,
  ];
  const prepared = prepareApp({
    features,
    config: { data: config, locate: () => undefined },
    apis: given.map((api) => createApiFactory(...resolveTestApi(api)) as AnyApiFactory),
  });
  setTree(prepared.tree);
  const flags = prepared.apis.get(featureFlagsApiRef);
  const app = prepared.finalize({
    featureFlags: prepared.needed.featureFlags.filter((name) => flags?.isActive(name)),
    permissions: prepared.needed.permissions,
  });
  setTree(app.tree);
  setRoutes(app.routes);

  const errors = app.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  }
  return app;
}
