import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';
import { answerInteraction } from './identityProvider/interaction';
import { people, toClaims } from './identityProvider/people';
import { readShiftedClock, runWithClock } from './identityProvider/shiftedClock';

/** Options that a test can change while the identity provider runs. Durations are in seconds. */
export interface IdentityProviderOptions {
  accessTokenSeconds?: number;
  idTokenSeconds?: number;
  refreshTokenSeconds?: number;
  /** How far its clock is ahead; negative if it is behind. */
  clockOffsetSeconds?: number;
  /** If false, it issues no refresh tokens. */
  refreshTokens?: boolean;
  /** If true, every request is answered with 502 and an HTML page, as by a proxy. */
  down?: boolean;
  /** If true, its pages isolate their window (Cross-Origin-Opener-Policy), so that the opener loses access to it. */
  isolated?: boolean;
}

/** An identity provider on its own port, where alice, bob and carol can sign in. */
export interface IdentityProvider {
  /** The issuer, for `auth.providers.<id>.<environment>.metadataUrl`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Requests, oldest first, such as `POST /token`. */
  requests: string[];
  /** The options. Changes take effect immediately. */
  options: IdentityProviderOptions;
  stop(): Promise<void>;
}

const CLIENT_ID = 'trellis';
const CLIENT_SECRET = 'a-secret-that-only-tests-know';

/** Starts the identity provider. It redirects to any portal on this machine. */
export async function startIdentityProvider(
  options: IdentityProviderOptions = {},
): Promise<IdentityProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await createProvider(issuer, options);
  const callback = provider.callback();
  const identityProvider: IdentityProvider = {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    requests: [],
    options,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  handle = (request, response) => {
    identityProvider.requests.push(`${request.method} ${request.url?.split('?', 1)[0]}`);
    if (options.down === true) {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    if (options.isolated === true) response.setHeader('cross-origin-opener-policy', 'same-origin');
    runWithClock(options.clockOffsetSeconds ?? 0, () => {
      if (request.url?.startsWith('/interaction/')) void answerInteraction(provider, request, response);
      else void callback(request, response);
    });
  };
  return identityProvider;
}

async function createProvider(issuer: string, options: IdentityProviderOptions): Promise<Provider> {
  readShiftedClock();
  const provider = new Provider(issuer, await createConfiguration(options));
  // The port of the portal is not known in advance, so any callback on this machine is allowed.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\/api\/auth\/[\w-]+\/handler\/frame$/.test(uri);
  return provider;
}

async function createConfiguration(options: IdentityProviderOptions): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const hour = 60 * 60;
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: ['http://localhost:7007/api/auth/oidc/handler/frame'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only-for-tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'preferred_username', 'picture'] },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => options.refreshTokens !== false,
    findAccount: async (_context, id) =>
      Object.hasOwn(people, id) ? { accountId: id, claims: async () => toClaims(id) } : undefined,
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    ttl: {
      AccessToken: () => options.accessTokenSeconds ?? hour,
      IdToken: () => options.idTokenSeconds ?? hour,
      RefreshToken: () => options.refreshTokenSeconds ?? 24 * hour,
      AuthorizationCode: 60,
      Interaction: hour,
      Session: 24 * hour,
      Grant: 24 * hour,
    },
  };
}
