import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { authenticationError, type HttpError, notAllowedError, serviceUnavailableError } from '#backend';
import type { AuthProvider } from '../provider/authProvider';
import { readProfile } from '../oidc/readProfile';
import { assertOwnRequest, type OriginPolicy } from '../../http/originPolicy';
import type { SignIn } from '../signIn/createSignIn';
import type { ProxySettings } from './proxySettings';

const CLOCK_TOLERANCE_SECONDS = 60;

/** Dependencies of {@link createProxyProvider}. */
export interface ProxyParts {
  origins: OriginPolicy;
  signIn: SignIn;
  /** The proxy's public keys. Fetched from `jwksUrl` by default; tests pass their own. */
  keys?: JWTVerifyGetKey;
}

/**
 * Signs in users that an identity-aware proxy has authenticated. The proxy adds a signed token to each request, so
 * there is no sign-in flow and no session.
 */
export function createProxyProvider(settings: ProxySettings, parts: ProxyParts): AuthProvider {
  const { origins, signIn, keys = createRemoteJWKSet(new URL(settings.jwksUrl)) } = parts;
  return {
    async refresh(request): Promise<Session> {
      assertOwnRequest(request, origins);
      const claims = await verify(readToken(settings, request), settings, keys).catch((error: unknown) => {
        throw toFailure(error, settings, request);
      });
      const identity = await signIn(claims);
      if (!identity) throw notAllowedError(`The provider '${settings.id}' has no sign-in resolvers`);
      return { profile: readProfile(claims), [IDENTITY_FIELD]: identity };
    },
  };
}

function readToken({ header }: ProxySettings, { headers }: FastifyRequest): string {
  const value = headers[header];
  if (typeof value === 'string' && value !== '') return value.replace(/^bearer\s+/i, '');
  throw authenticationError(
    `The request has no header '${header}'. The proxy in front of the portal must add it to every request`,
  );
}

async function verify(token: string, { issuer, audience }: ProxySettings, keys: JWTVerifyGetKey) {
  const { payload } = await jwtVerify(token, keys, {
    ...(issuer !== undefined && { issuer }),
    ...(audience !== undefined && { audience }),
    // A token without an expiry could be replayed forever.
    requiredClaims: ['exp'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  });
  return payload;
}

/** The caller learns what is wrong with the token. The log also contains the URL of keys that could not be fetched. */
function toFailure(
  error: unknown,
  { id, header, jwksUrl }: ProxySettings,
  { log }: FastifyRequest,
): HttpError {
  if (!(error instanceof errors.JOSEError) || isUnreachable(error)) {
    log.warn(`The keys of the proxy '${id}' cannot be fetched from ${jwksUrl}: ${String(error)}`);
    return serviceUnavailableError(
      `The keys of the proxy '${id}' cannot be fetched. Try again in a few seconds.`,
      5,
    );
  }
  return authenticationError(`The header '${header}' cannot be verified: ${error.message} (${error.code})`);
}

function isUnreachable(error: errors.JOSEError): boolean {
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}
