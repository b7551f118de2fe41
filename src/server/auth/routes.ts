import type { FastifyInstance } from 'fastify';
import { AUTH_COOKIE, type Jwks, type OpenidConfiguration, type UserInfo } from '#protocol';
import { authenticationError, type HttpError, notFoundError, notImplementedError } from '#backend';
import type { AuthProvider } from './provider/authProvider';
import { readBearer } from './caller/createCallerResolver';
import type { KeyRing } from './tokens/keyRing';
import { addCookie, type CookieAttributes } from './session/cookies';
import { rejectStart, type RefusalPage } from './provider/rejectStart';
import type { TokenIssuer } from './tokens/tokens';

export interface AuthRoutesOptions {
  /** Public URL of the auth plugin. Also the issuer of tokens. */
  issuer: string;
  keys: KeyRing;
  tokens: TokenIssuer;
  /** By provider id. */
  providers: ReadonlyMap<string, AuthProvider>;
  page: RefusalPage;
  /** The attributes of the cookie that users exchange their tokens for. */
  cookie: Omit<CookieAttributes, 'maxAge'>;
}

type ProviderRequest = { Params: { provider: string } };

/** The sign-in routes. They are the only plugin routes that are open to everyone, because they issue the tokens. */
export function authRoutes(
  scope: FastifyInstance,
  { issuer, keys, tokens, providers, page, cookie }: AuthRoutesOptions,
): void {
  scope.get('/.well-known/jwks.json', async (): Promise<Jwks> => ({ keys: await keys.publicKeys() }));
  scope.get('/.well-known/openid-configuration', () => describeIssuer(issuer));

  scope.get('/v1/userinfo', async (request): Promise<UserInfo> => {
    const token = readBearer(request.headers.authorization);
    if (token === undefined) throw authenticationError('Missing credentials');
    const { userEntityRef, ownershipEntityRefs } = await tokens.verify(token);
    return { claims: { sub: userEntityRef, ent: ownershipEntityRefs } };
  });

  const find = (id: string): AuthProvider => {
    const provider = providers.get(id);
    if (!provider) throw unknownProvider(id);
    return provider;
  };

  scope.route<ProviderRequest>({
    method: ['GET', 'POST'],
    url: '/:provider/refresh',
    handler: async (request, reply) => {
      const provider = find(request.params.provider);
      reply.header('cache-control', 'no-store');
      return reply.send(await provider.refresh(request, reply));
    },
  });

  scope.get<ProviderRequest>('/:provider/start', (request, reply) => {
    const { provider: id } = request.params;
    const provider = providers.get(id);
    if (provider?.start) return provider.start(request, reply);
    const failure = provider ? notImplementedError('Not implemented') : unknownProvider(id);
    return rejectStart(request, reply, failure, page);
  });

  scope.get<ProviderRequest>('/:provider/handler/frame', (request, reply) => {
    const provider = find(request.params.provider);
    if (!provider.finish) throw notImplementedError('Not implemented');
    return provider.finish(request, reply);
  });

  scope.post<ProviderRequest>('/:provider/logout', async (request, reply) => {
    const provider = find(request.params.provider);
    // Guests have no session to end. The protocol answers as for an unknown provider.
    if (!provider.logout) throw unknownProvider(request.params.provider);
    await provider.logout(request, reply);
    // Files, such as images of documentation, are no longer readable either.
    addCookie(reply, AUTH_COOKIE, '', { ...cookie, maxAge: 0 });
    return reply.code(200).send();
  });
}

function unknownProvider(provider: string): HttpError {
  return notFoundError(`Unknown auth provider '${provider}'`);
}

// The protocol defines this document. Tokens are issued by `refresh`, not by these endpoints.
function describeIssuer(issuer: string): OpenidConfiguration {
  return {
    issuer,
    authorization_endpoint: `${issuer}/v1/authorize`,
    token_endpoint: `${issuer}/v1/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['code', 'id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: ['openid'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    claims_supported: ['sub', 'ent'],
    grant_types_supported: ['authorization_code'],
    code_challenge_methods_supported: ['S256', 'plain'],
  };
}
