import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { IDENTITY_FIELD, type Session } from '#protocol';
import {
  authenticationError,
  type HttpError,
  notAllowedError,
  serviceUnavailableError,
} from '../../http/httpError';
import type { AuthProvider } from '../authProvider';
import { readProfile } from '../oidc/readProfile';
import { assertOwnRequest, type OriginPolicy } from '../originPolicy';
import type { SignIn } from '../signIn/createSignIn';
import type { ProxySettings } from './proxySettings';

const CLOCKS_MAY_DIFFER_SECONDS = 60;

/** What {@link createProxyProvider} works with. */
export interface ProxyParts {
  origins: OriginPolicy;
  signIn: SignIn;
  /** The proxy's keys; fetched from where it publishes them unless a test gives others. */
  keys?: JWTVerifyGetKey;
}

/**
 * Signs in whom an identity-aware proxy lets through. The proxy says with each request who comes, in a token that it has
 * signed; there is no way to a provider, and no session of our own.
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
    `The request has no header '${header}', which the proxy in front of the portal adds to every one`,
  );
}

async function verify(token: string, { issuer, audience }: ProxySettings, keys: JWTVerifyGetKey) {
  const { payload } = await jwtVerify(token, keys, {
    ...(issuer !== undefined && { issuer }),
    ...(audience !== undefined && { audience }),
    // A word that is good for ever could be said by anybody who once heard it.
    requiredClaims: ['exp'],
    clockTolerance: CLOCKS_MAY_DIFFER_SECONDS,
  });
  return payload;
}

/** The caller hears what is wrong with the token; the log also hears where the keys could not be fetched from. */
function toFailure(
  error: unknown,
  { id, header, jwksUrl }: ProxySettings,
  { log }: FastifyRequest,
): HttpError {
  if (!(error instanceof errors.JOSEError) || isUnreachable(error)) {
    log.warn(`The keys of the proxy '${id}' cannot be fetched from ${jwksUrl}: ${String(error)}`);
    return serviceUnavailableError(`The keys of the proxy '${id}' cannot be fetched at the moment.`, 5);
  }
  return authenticationError(`The header '${header}' cannot be verified: ${error.message} (${error.code})`);
}

function isUnreachable(error: errors.JOSEError): boolean {
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}
