import type { FastifyBaseLogger } from 'fastify';
import {
  WWWAuthenticateChallengeError,
  fetchUserInfo,
  type Configuration,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import { IDENTITY_FIELD, type ProviderSession } from '#protocol';
import type { Claims } from '../signIn/resolvers';
import type { OidcEnvironment } from './oidcContext';
import { readProfile } from './readProfile';

/** Tokens with claims that the library has validated. */
export type CheckedTokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export interface OpenSessionOptions {
  tokens: CheckedTokens;
  subject: string;
  /** Granted scopes, in case the response doesn't repeat them. */
  scope: string;
  log: FastifyBaseLogger;
}

/** Creates the browser's session from the provider's tokens: the profile, the tokens and the portal identity. */
export async function openSession(
  environment: OidcEnvironment,
  configuration: Configuration,
  { tokens, subject, scope, log }: OpenSessionOptions,
): Promise<ProviderSession> {
  const claims: Claims = {
    ...tokens.claims(),
    ...(await loadUserInfo(configuration, tokens.access_token, subject, log)),
    sub: subject,
  };
  const identity = await environment.signIn(claims);
  return {
    profile: readProfile(claims),
    providerInfo: {
      accessToken: tokens.access_token,
      idToken: tokens.id_token,
      scope: tokens.scope ?? scope,
      expiresInSeconds: tokens.expiresIn(),
    },
    ...(identity === undefined ? {} : { [IDENTITY_FIELD]: identity }),
  };
}

// Many providers return the email address only here and not in the ID token.
async function loadUserInfo(
  configuration: Configuration,
  accessToken: string,
  subject: string,
  log: FastifyBaseLogger,
): Promise<Claims> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  try {
    return await fetchUserInfo(configuration, accessToken, subject);
  } catch (error) {
    // An access token for another API of the provider is rejected here. Use the ID token instead.
    if (!(error instanceof WWWAuthenticateChallengeError)) throw error;
    log.warn('The identity provider does not return a profile for this access token');
    return {};
  }
}
