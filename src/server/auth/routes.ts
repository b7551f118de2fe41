import type { FastifyInstance } from 'fastify';
import type { Jwks, OpenidConfiguration, UserInfo } from '#protocol';
import { authenticationError, type HttpError, notFoundError, notImplementedError } from '../http/httpError';
import type { AuthProvider } from './authProvider';
import { readBearer } from './caller';
import type { KeyRing } from './keyRing';
import { refuseStart, type RefusalPage } from './refuseStart';
import type { TokenIssuer } from './tokens';

export interface AuthRoutesOptions {
  /** Address of the auth plugin as the outside knows it; also the issuer of tokens. */
  issuer: string;
  keys: KeyRing;
  tokens: TokenIssuer;
  /** By provider id. */
  providers: ReadonlyMap<string, AuthProvider>;
  page: RefusalPage;
}

type ProviderRequest = { Params: { provider: string } };

/** Sign-in. The only plugin whose routes are open to everybody: they are how a token comes to be. */
export function authRoutes(
  scope: FastifyInstance,
  { issuer, keys, tokens, providers, page }: AuthRoutesOptions,
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
    return refuseStart(request, reply, failure, page);
  });

  scope.get<ProviderRequest>('/:provider/handler/frame', (request, reply) => {
    const provider = find(request.params.provider);
    if (!provider.finish) throw notImplementedError('Not implemented');
    return provider.finish(request, reply);
  });

  scope.post<ProviderRequest>('/:provider/logout', async (request, reply) => {
    const provider = find(request.params.provider);
    // A guest has no session that could end; the protocol answers as it does for a provider it never heard of.
    if (!provider.logout) throw unknownProvider(request.params.provider);
    await provider.logout(request, reply);
    return reply.code(200).send();
  });
}

function unknownProvider(provider: string): HttpError {
  return notFoundError(`Unknown auth provider '${provider}'`);
}

// The document is the protocol's, so that clients find every field they look for; tokens come from `refresh`, not from here.
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
