/** Tools for testing extensions: test apps, mock APIs, and the contracts of the APIs. */
export {
  createExtensionTester,
  type ExtensionQuery,
  type ExtensionTester,
  type ExtensionTesterOptions,
} from './app/createExtensionTester';
export {
  renderInTestApp,
  renderTestApp,
  type RenderInTestAppOptions,
  type TestAppOptions,
} from './app/renderInTestApp';
export { createTestNode } from './createTestNode';
export { TestApiProvider, createTestApiHolder } from './TestApiProvider';
export { createMockApi, testApi, type MockApi, type TestApi, type TestApiPair } from './mocks/createMockApi';
export { mockApis } from './mocks/mockApis';
export type { MockFeatureFlagsApi } from './mocks/mockFeatureFlagsApi';
export type {
  MockAlertApi,
  MockAnalyticsApi,
  MockErrorApi,
  MockToastApi,
  PostedError,
} from './mocks/mockMessageApis';
export {
  describeDiscoveryApi,
  describeFetchApi,
  describeIdentityApi,
  type FetchApiParts,
} from './contracts/describeBackendApis';
export { describeConfigApi } from './contracts/describeConfigApi';
export { describeFeatureFlagsApi } from './contracts/describeFeatureFlagsApi';
export { describeAlertApi, describeErrorApi } from './contracts/describeMessageApis';
export { describePermissionApi } from './contracts/describePermissionApi';
export { describeStorageApi } from './contracts/describeStorageApi';
export { describeTranslationApi } from './contracts/describeTranslationApi';
