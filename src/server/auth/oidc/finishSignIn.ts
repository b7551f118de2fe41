import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authorizationCodeGrant } from 'openid-client';
import type { PopupResult, ProviderSession } from '#protocol';
import { authenticationError, notAllowedError } from '../../http/httpError';
import { queryText } from '../../http/queryText';
import { sendResultPage } from '../resultPage';
import type { PendingSignIn } from '../session/pendingSignIns';
import { chooseEnvironment } from './chooseEnvironment';
import type { OidcContext } from './oidcContext';
import { openSession } from './openSession';
import { toProviderFailure } from './providerFailure';

const NOT_BEGUN =
  'This sign-in was not begun in this browser, or too long ago, or it has been finished already. Please sign in again.';
const NO_REFRESH_TOKEN =
  "The identity provider gave no refresh token, so that the session cannot be kept; an administrator can ask for one, often with 'offline_access' in additionalScopes.";

/** Takes the browser back from the identity provider: checks its answer, keeps the session, and tells the page that waits. */
export async function finishSignIn(
  context: OidcContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pending = await context.pending.take(request, reply, queryText(request, 'state') ?? '');
  try {
    if (!pending) throw notAllowedError(NOT_BEGUN);
    const response = await exchangeCode(context, pending, request, reply);
    if (pending.redirectUrl !== undefined) return goBack(reply, pending.redirectUrl);
    return tellPopup(context, reply, pending, { type: 'authorization_response', response });
  } catch (error) {
    const { name, message, statusCode } = toProviderFailure(error, context.id, request.log);
    if (pending?.redirectUrl !== undefined) return goBack(reply, pending.redirectUrl, message);
    const result: PopupResult = { type: 'authorization_response', error: { name, message } };
    return tellPopup(context, reply, pending, result, statusCode);
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
  if (subject === undefined) throw authenticationError('The identity provider named nobody');
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

function goBack(reply: FastifyReply, redirectUrl: string, error?: string): FastifyReply {
  const url = new URL(redirectUrl);
  if (error !== undefined) url.searchParams.set('error', error);
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url.href, 302);
}

function tellPopup(
  context: OidcContext,
  reply: FastifyReply,
  pending: PendingSignIn | undefined,
  result: PopupResult,
  statusCode = 200,
): FastifyReply {
  const targetOrigin = pending?.origin ?? context.origins.appOrigin;
  return sendResultPage(reply, { targetOrigin, result, homeUrl: context.homeUrl, statusCode });
}
