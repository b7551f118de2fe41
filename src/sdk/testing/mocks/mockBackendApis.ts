import type { DiscoveryApi } from '../../apis/discoveryApi';
import type { FetchApi } from '../../apis/fetchApi';
import type { BackstageUserIdentity, IdentityApi, ProfileInfo } from '../../apis/identityApi';
import type {
  AuthorizePermissionRequest,
  AuthorizePermissionResponse,
  PermissionApi,
} from '../../apis/permissionApi';

/** Creates a discovery API for a backend at `baseUrl`. `http://example.com` by default. */
export function createMockDiscoveryApi(options: { baseUrl?: string } = {}): DiscoveryApi {
  const baseUrl = (options.baseUrl ?? 'http://example.com').replace(/\/+$/, '');
  return { getBaseUrl: async (pluginId) => `${baseUrl}/api/${pluginId}` };
}

/** The identity of the mock user. */
export interface MockIdentityOptions {
  userEntityRef?: string;
  ownershipEntityRefs?: string[];
  token?: string;
  profile?: ProfileInfo;
}

/** Creates an identity API. The user is `user:default/test` by default. */
export function createMockIdentityApi(options: MockIdentityOptions = {}): IdentityApi {
  const userEntityRef = options.userEntityRef ?? 'user:default/test';
  const identity: BackstageUserIdentity = {
    type: 'user',
    userEntityRef,
    ownershipEntityRefs: options.ownershipEntityRefs ?? [userEntityRef],
  };
  return {
    getProfileInfo: async () => ({ ...options.profile }),
    getBackstageIdentity: async () => identity,
    getCredentials: async () => (options.token === undefined ? {} : { token: options.token }),
    signOut: async () => undefined,
  };
}

/** Creates a permission API that returns `ALLOW`, or the result of `authorize`. */
export function createMockPermissionApi(
  options: {
    authorize?: (request: AuthorizePermissionRequest) => AuthorizePermissionResponse['result'];
  } = {},
): PermissionApi {
  return { authorize: async (request) => ({ result: options.authorize?.(request) ?? 'ALLOW' }) };
}

/** Options of the mock fetch API. */
export interface MockFetchOptions {
  /** Answers all requests. Without it, the global `fetch` is used, for example with a request interceptor. */
  answer?: (request: Request) => Response | Promise<Response>;
  /** Resolves `plugin://` URLs. */
  discoveryApi?: DiscoveryApi;
  /** Provides the token for requests. */
  identityApi?: IdentityApi;
}

/** Creates a fetch API for a test. */
export function createMockFetchApi(options: MockFetchOptions = {}): FetchApi {
  const discoveryApi = options.discoveryApi ?? createMockDiscoveryApi();
  return {
    fetch: async (input, init) => {
      const request = new Request(await resolveAddress(input, discoveryApi), init);
      const token = (await options.identityApi?.getCredentials())?.token;
      const backend = new URL(await discoveryApi.getBaseUrl('any'));
      const isBackend = new URL(request.url).origin === backend.origin;
      if (isBackend && token !== undefined && !request.headers.has('authorization')) {
        request.headers.set('authorization', `Bearer ${token}`);
      }
      return options.answer ? options.answer(request) : globalThis.fetch(request);
    },
  };
}

async function resolveAddress(
  input: RequestInfo | URL,
  discoveryApi: DiscoveryApi,
): Promise<string | Request> {
  if (input instanceof Request) return input;
  const address = String(input);
  const match = /^plugin:\/\/([^/?#]+)(.*)$/s.exec(address);
  return match ? `${await discoveryApi.getBaseUrl(match[1] ?? '')}${match[2] ?? ''}` : address;
}
