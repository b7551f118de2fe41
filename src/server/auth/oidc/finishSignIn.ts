import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authorizationCodeGrant } from 'openid-client';
import type { PopupResult, ProviderSession } from '#protocol';
import { authenticationError, notAllowedError } from '#backend';
import { queryText } from '../../http/queryText';
import { sendResultPage } from '../provider/resultPage';
import type { PendingSignIn } from '../session/pendingSignIns';
import { chooseEnvironment } from './chooseEnvironment';
import type { OidcContext } from './oidcContext';
import { openSession } from './openSession';
import { toProviderFailure } from './providerFailure';

const NOT_STARTED =
  'This sign-in was not started in this browser, has expired, or is already complete. Sign in again.';
const NO_REFRESH_TOKEN =
  "The identity provider returned no refresh token, so the session cannot be kept. Ask an administrator to request one, often with 'offline_access' in additionalScopes.";

/**
 * Handles the callback from the identity provider: validates the response, creates the session, and notifies the
 * waiting page.
 */
export async function finishSignIn(
  context: OidcContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pending = await context.pending.take(request, reply, queryText(request, 'state') ?? '');
  try {
    if (!pending) throw notAllowedError(NOT_STARTED);
    const response = await exchangeCode(context, pending, request, reply);
    if (pending.redirectUrl !== undefined) return redirectBack(reply, pending.redirectUrl);
    return sendToPopup(context, reply, pending, { type: 'authorization_response', response });
  } catch (error) {
    const { name, message, statusCode } = toProviderFailure(error, context.id, request.log);
    if (pending?.redirectUrl !== undefined) return redirectBack(reply, pending.redirectUrl, message);
    const result: PopupResult = { type: 'authorization_response', error: { name, message } };
    return sendToPopup(context, reply, pending, result, statusCode);
  }
}

async function exchangeCode(
  context: OidcContext,
  pending: PendingSignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ProviderSession> {
  const environment = chooseEnvironment(context, pending.environment);
  const configuration = await environment.load();
  const answer = new URL(environment.callbackUrl);
  answer.search = new URL(request.url, answer).search;
  const tokens = await authorizationCodeGrant(configuration, answer, {
    pkceCodeVerifier: pending.verifier,
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub;
  if (subject === undefined) throw authenticationError('The identity provider did not return a user');
  const scope = tokens.scope ?? pending.scope;
  const session = await openSession(environment, configuration, { tokens, subject, scope, log: request.log });
  const refreshToken = tokens.refresh_token;
  if (refreshToken !== undefined) {
    const { environment: name, sessionSeconds } = environment.settings;
    const stored = { id: randomUUID(), environment: name, subject, refreshToken, scope };
    await context.sessions.write(reply, stored, sessionSeconds);
  } else if (pending.flow === 'redirect') throw authenticationError(NO_REFRESH_TOKEN);
  else request.log.warn(`${NO_REFRESH_TOKEN} (${environment.settings.path})`);
  return session;
}

function redirectBack(reply: FastifyReply, redirectUrl: string, error?: string): FastifyReply {
  const url = new URL(redirectUrl);
  if (error !== undefined) url.searchParams.set('error', error);
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url.href, 302);
}

function sendToPopup(
  context: OidcContext,
  reply: FastifyReply,
  pending: PendingSignIn | undefined,
  result: PopupResult,
  statusCode = 200,
): FastifyReply {
  const targetOrigin = pending?.origin ?? context.origins.appOrigin;
  return sendResultPage(reply, { targetOrigin, result, homeUrl: context.homeUrl, statusCode });
}
