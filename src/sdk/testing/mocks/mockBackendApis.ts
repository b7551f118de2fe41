import type { DiscoveryApi } from '../../apis/discoveryApi';
import type { FetchApi } from '../../apis/fetchApi';
import type { BackstageUserIdentity, IdentityApi, ProfileInfo } from '../../apis/identityApi';
import type {
  AuthorizePermissionRequest,
  AuthorizePermissionResponse,
  PermissionApi,
} from '../../apis/permissionApi';

/** Creates a discovery API for a backend at `baseUrl`, `http://example.com` unless told otherwise. */
export function createMockDiscoveryApi(options: { baseUrl?: string } = {}): DiscoveryApi {
  const baseUrl = (options.baseUrl ?? 'http://example.com').replace(/\/+$/, '');
  return { getBaseUrl: async (pluginId) => `${baseUrl}/api/${pluginId}` };
}

/** Who the mocked user is. */
export interface MockIdentityOptions {
  userEntityRef?: string;
  ownershipEntityRefs?: string[];
  token?: string;
  profile?: ProfileInfo;
}

/** Creates the identity of a test's user, `user:default/test` unless told otherwise. */
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

/** Creates a permission API that answers `ALLOW`, or what `authorize` gives. */
export function createMockPermissionApi(
  options: {
    authorize?: (request: AuthorizePermissionRequest) => AuthorizePermissionResponse['result'];
  } = {},
): PermissionApi {
  return { authorize: async (request) => ({ result: options.authorize?.(request) ?? 'ALLOW' }) };
}

/** How the mocked fetch answers. */
export interface MockFetchOptions {
  /** Answers every request. Without it the process's own `fetch` does, so that a request interceptor can. */
  answer?: (request: Request) => Response | Promise<Response>;
  /** Resolves `plugin://` addresses. */
  discoveryApi?: DiscoveryApi;
  /** Whose token is sent along. */
  identityApi?: IdentityApi;
}

/** Creates a fetch API for a test. */
export function createMockFetchApi(options: MockFetchOptions = {}): FetchApi {
  const discoveryApi = options.discoveryApi ?? createMockDiscoveryApi();
  return {
    fetch: async (input, init) => {
      const given = new Request(await resolveAddress(input, discoveryApi), init);
      const token = (await options.identityApi?.getCredentials())?.token;
      const backend = new URL(await discoveryApi.getBaseUrl('any'));
      const isBackend = new URL(given.url).origin === backend.origin;
      if (isBackend && token !== undefined && !given.headers.has('authorization')) {
        given.headers.set('authorization', `Bearer ${token}`);
      }
      return options.answer ? options.answer(given) : globalThis.fetch(given);
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
