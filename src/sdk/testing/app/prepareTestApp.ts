import {
  type AnyApiFactory,
  type FinalizedApp,
  type FrontendFeature,
  createApiFactory,
  prepareApp,
} from '#engine';
import { printFindings } from '#engine/problems';
import { appTreeApiRef } from '../../apis/appTreeApi';
import type { JsonObject } from '../../apis/configApi';
import { createTreeApis } from '../../apis/createTreeApis';
import { featureFlagsApiRef } from '../../apis/featureFlagsApi';
import { routeResolutionApiRef } from '../../apis/routeResolutionApi';
import { type TestApi, resolveTestApi } from '../mocks/createMockApi';
import { mockApis } from '../mocks/mockApis';

/** The inputs of a test app. */
export interface TestAppParts {
  features: readonly FrontendFeature[];
  config?: JsonObject | undefined;
  apis?: readonly TestApi[] | undefined;
}

/**
 * Creates an app like the product does, with mock APIs. The APIs of the test replace the mocks. Conditions of extensions use the
 * active feature flags, and all permissions are granted.
 *
 * @throws if there is a problem that would prevent the product from starting
 */
export function prepareTestApp({ features, config = {}, apis = [] }: TestAppParts): FinalizedApp {
  const { appTreeApi, routeResolutionApi, setTree, setRoutes } = createTreeApis();
  const allApis = [
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
    apis: allApis.map((api) => createApiFactory(...resolveTestApi(api)) as AnyApiFactory),
  });
  setTree(prepared.tree);
  const flags = prepared.apis.get(featureFlagsApiRef);
  const app = prepared.finalize({
    featureFlags: prepared.needed.featureFlags.filter((name) => flags?.isActive(name)),
    permissions: prepared.needed.permissions,
  });
  setTree(app.tree);
  setRoutes(app.routes);

  const errors = printFindings(app.problems).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  }
  return app;
}
