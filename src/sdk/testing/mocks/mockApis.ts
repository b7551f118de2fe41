import { alertApiRef } from '../../apis/alertApi';
import { analyticsApiRef } from '../../apis/analyticsApi';
import { type JsonObject, configApiRef } from '../../apis/configApi';
import { discoveryApiRef } from '../../apis/discoveryApi';
import { errorApiRef } from '../../apis/errorApi';
import { featureFlagsApiRef } from '../../apis/featureFlagsApi';
import { fetchApiRef } from '../../apis/fetchApi';
import { identityApiRef } from '../../apis/identityApi';
import { permissionApiRef } from '../../apis/permissionApi';
import { storageApiRef } from '../../apis/storageApi';
import { toastApiRef } from '../../apis/toastApi';
import { translationApiRef } from '../../apis/translationApi';
import { createMockApi } from './createMockApi';
import {
  createMockDiscoveryApi,
  createMockFetchApi,
  createMockIdentityApi,
  createMockPermissionApi,
} from './mockBackendApis';
import { MockConfigApi } from './mockConfigApi';
import { createMockFeatureFlagsApi } from './mockFeatureFlagsApi';
import {
  createMockAlertApi,
  createMockAnalyticsApi,
  createMockErrorApi,
  createMockToastApi,
} from './mockMessageApis';
import { createMockStorageApi } from './mockStorageApi';
import { createMockTranslationApi } from './mockTranslationApi';

/**
 * Mock implementations of the APIs. Each passes the same contract as the real one. Call one for an instance, such as
 * `mockApis.storage()`, or use its `.factory()` for an extension.
 */
export const mockApis = {
  alert: createMockApi(alertApiRef, createMockAlertApi),
  analytics: createMockApi(analyticsApiRef, createMockAnalyticsApi),
  config: createMockApi(
    configApiRef,
    (options: { data?: JsonObject } = {}) => new MockConfigApi(options.data ?? {}),
  ),
  discovery: createMockApi(discoveryApiRef, createMockDiscoveryApi),
  error: createMockApi(errorApiRef, createMockErrorApi),
  featureFlags: createMockApi(featureFlagsApiRef, createMockFeatureFlagsApi),
  fetch: createMockApi(fetchApiRef, createMockFetchApi),
  identity: createMockApi(identityApiRef, createMockIdentityApi),
  permission: createMockApi(permissionApiRef, createMockPermissionApi),
  storage: createMockApi(storageApiRef, (options: { data?: { [bucket in string]?: JsonObject } } = {}) =>
    createMockStorageApi(options.data),
  ),
  toast: createMockApi(toastApiRef, createMockToastApi),
  translation: createMockApi(translationApiRef, createMockTranslationApi),
};
