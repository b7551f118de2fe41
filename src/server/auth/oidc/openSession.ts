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

/** Tokens whose claims the library has checked. */
export type CheckedTokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export interface OpenSessionOptions {
  tokens: CheckedTokens;
  subject: string;
  /** Scopes that were granted, should the answer not repeat them. */
  scope: string;
  log: FastifyBaseLogger;
}

/** The session that a browser gets for tokens of the provider: profile, the tokens, and who the portal takes the person for. */
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

// Many providers put the email here only, and not into the ID token.
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
    // A token that is meant for another API of the provider opens this one not; the ID token has to do.
    if (!(error instanceof WWWAuthenticateChallengeError)) throw error;
    log.warn('The identity provider does not tell the profile for this access token');
    return {};
  }
}
