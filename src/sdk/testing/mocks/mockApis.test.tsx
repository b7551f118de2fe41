import { describeAlertApi, describeErrorApi } from '../contracts/describeMessageApis';
import { describeConfigApi } from '../contracts/describeConfigApi';
import {
  describeDiscoveryApi,
  describeFetchApi,
  describeIdentityApi,
} from '../contracts/describeBackendApis';
import { describeFeatureFlagsApi } from '../contracts/describeFeatureFlagsApi';
import { describePermissionApi } from '../contracts/describePermissionApi';
import { describeStorageApi } from '../contracts/describeStorageApi';
import { describeTranslationApi } from '../contracts/describeTranslationApi';
import { mockApis } from './mockApis';

describeAlertApi('mockApis.alert', () => mockApis.alert());
describeConfigApi('mockApis.config', (data) => mockApis.config({ data }));
describeDiscoveryApi('mockApis.discovery', (baseUrl) => mockApis.discovery({ baseUrl }));
describeErrorApi('mockApis.error', () => mockApis.error());
describeFeatureFlagsApi('mockApis.featureFlags', () => mockApis.featureFlags());
describeFetchApi('mockApis.fetch', ({ backendUrl, token, answer }) =>
  mockApis.fetch({
    answer,
    discoveryApi: mockApis.discovery({ baseUrl: backendUrl }),
    identityApi: mockApis.identity({ token }),
  }),
);
describeIdentityApi('mockApis.identity', () => mockApis.identity());
describePermissionApi('mockApis.permission', (answer) => mockApis.permission({ authorize: () => answer }));
describeStorageApi('mockApis.storage', () => mockApis.storage());
describeTranslationApi('mockApis.translation', () => mockApis.translation());
