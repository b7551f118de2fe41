import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refreshTokenGrant } from 'openid-client';
import type { ProviderSession } from '#protocol';
import { type HttpError, authenticationError } from '#backend';
import { assertOwnRequest } from '../../http/originPolicy';
import type { StoredSession } from '../session/sessionCookies';
import type { SharedWork } from '../session/createSharedWork';
import { chooseEnvironment } from './chooseEnvironment';
import type { OidcContext } from './oidcContext';
import { openSession } from './openSession';
import { isRefusedGrant, toProviderFailure } from './providerFailure';

/** The result of a refresh: the session to store, and the response or the reason why there is none. */
export interface RefreshedSession {
  stored: StoredSession;
  answer: { session: ProviderSession } | { failure: unknown };
}

/**
 * Exchanges the browser's session for new tokens. If the provider cannot be reached, the session is kept. If it
 * rejects the refresh token, the session ends.
 */
export async function refreshSession(
  context: OidcContext,
  share: SharedWork<RefreshedSession>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ProviderSession> {
  assertOwnRequest(request, context.origins);
  const known = await context.sessions.read(request);
  if (!known) throw refreshFailed('InputError: Missing session cookie');
  if (await context.store.hasEnded(known.id)) {
    context.sessions.remove(reply);
    throw refreshFailed('AuthenticationError: The session has been ended');
  }
  try {
    const { stored, answer } = await share(keyOf(known), () => refresh(context, known, request));
    const { settings } = chooseEnvironment(context, stored.environment);
    await context.sessions.write(reply, stored, settings.sessionSeconds);
    if ('failure' in answer) throw answer.failure;
    return answer.session;
  } catch (error) {
    if (isRefusedGrant(error)) context.sessions.remove(reply);
    const failure = toProviderFailure(error, context.id, request.log);
    throw failure.statusCode >= 500 ? failure : refreshFailed(`${failure.name}: ${failure.message}`);
  }
}

async function refresh(
  context: OidcContext,
  known: StoredSession,
  request: FastifyRequest,
): Promise<RefreshedSession> {
  const environment = chooseEnvironment(context, known.environment);
  const configuration = await environment.load();
  const tokens = await refreshTokenGrant(configuration, known.refreshToken);
  const claims = tokens.claims();
  if (claims && claims.sub !== known.subject) {
    throw authenticationError('The identity provider returned a different user');
  }
  const stored: StoredSession = {
    ...known,
    refreshToken: tokens.refresh_token ?? known.refreshToken,
    scope: tokens.scope ?? known.scope,
  };
  const { subject, scope } = stored;
  // The old refresh token is used up, so the browser must get the new one whatever happens next.
  const answer = await openSession(environment, configuration, {
    tokens,
    subject,
    scope,
    log: request.log,
  }).then(
    (session) => ({ session }),
    (failure: unknown) => ({ failure }),
  );
  return { stored, answer };
}

function refreshFailed(cause: string): HttpError {
  return authenticationError(`Refresh failed; caused by ${cause}`);
}

// Only a digest of the token is kept in memory.
function keyOf({ id, refreshToken }: StoredSession): string {
  return `${id} ${createHash('sha256').update(refreshToken).digest('base64')}`;
}
