import { type DiscoveryApi, type FetchApi, fetchResponse } from '#sdk';
import { takeEarlyResponse } from '#sdk/early';
import type { RefreshableIdentity } from '../identity/refreshableIdentity';
import type { MayCarryToken } from './createTokenRule';
import { resolvePluginUrl } from './resolvePluginUrl';

/** Options of {@link createFetchApi}. */
export interface FetchApiOptions {
  discovery: DiscoveryApi;
  identity: RefreshableIdentity;
  mayCarryToken: MayCarryToken;
  /** The header for the token. Default: `authorization`. */
  tokenHeader?: string | undefined;
  /** The underlying fetch. Default: the browser's. */
  baseFetch?: (request: Request) => Promise<Response>;
}

/**
 * Creates the fetch API. It resolves `plugin://` URLs and sends the user's token to the backend only. If the backend
 * rejects the token, the session is renewed once and the request is sent again.
 */
export function createFetchApi(options: FetchApiOptions): FetchApi {
  const { discovery, identity, mayCarryToken, tokenHeader = 'authorization' } = options;
  const { baseFetch = (request) => takeEarlyResponse(request) ?? fetchResponse(request) } = options;
  const sign = (request: Request, token: string): Request => {
    request.headers.set(tokenHeader, `Bearer ${token}`);
    return request;
  };

  return {
    async fetch(input, init) {
      const request = await createRequest(input, init, discovery);
      if (request.headers.has(tokenHeader) || !mayCarryToken(request.url)) return baseFetch(request);
      const { token } = await identity.getCredentials();
      if (token === undefined) return baseFetch(request);

      const spare = request.clone();
      const response = await baseFetch(sign(request, token));
      if (response.status !== 401) return response;
      const renewed = await identity.renewCredentials(token).catch(() => undefined);
      if (renewed?.token === undefined || renewed.token === token) return response;
      await response.body?.cancel();
      return baseFetch(sign(spare, renewed.token));
    },
  };
}

async function createRequest(
  input: string | URL | Request,
  init: RequestInit | undefined,
  discovery: DiscoveryApi,
): Promise<Request> {
  const asked = input instanceof Request ? input.url : `${input}`;
  const target = await resolvePluginUrl(asked, discovery);
  if (!(input instanceof Request)) return new Request(target, init);
  return new Request(target === asked ? input : new Request(target, input), init);
}
