import type { FastifyBaseLogger } from 'fastify';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { HttpError, authenticationError, notAllowedError, serviceUnavailableError } from '#backend';

/** The provider rejected the grant, so the session has ended. */
export function isRefusedGrant(error: unknown): boolean {
  return error instanceof ResponseBodyError && error.error === 'invalid_grant';
}

/**
 * Converts an identity provider's error into the response for the user, and logs the provider's reason. Never logs
 * the library's error itself because it contains codes and tokens.
 */
export function toProviderFailure(error: unknown, provider: string, log: FastifyBaseLogger): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof AuthorizationResponseError) {
    const reason = printReason(error.error, error.error_description);
    return error.error === 'access_denied'
      ? notAllowedError(`The identity provider '${provider}' rejected the sign-in: ${reason}`)
      : authenticationError(`The identity provider '${provider}' returned an error: ${reason}`);
  }
  if (error instanceof ResponseBodyError) {
    const reason = printReason(error.error, error.error_description);
    log.warn(`The identity provider '${provider}' rejected a request from the portal: ${reason}`);
    if (isRefusedGrant(error)) {
      return authenticationError(`The identity provider '${provider}' no longer accepts this sign-in`);
    }
    return authenticationError(
      `The identity provider '${provider}' does not accept requests from the portal: ${error.error}`,
    );
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    const { error: code = 'unauthorized', error_description: description } = error.cause[0]?.parameters ?? {};
    log.warn(`The identity provider '${provider}' rejected the portal: ${printReason(code, description)}`);
    return authenticationError(
      `The identity provider '${provider}' does not accept requests from the portal: ${code}`,
    );
  }
  const reason = printLibraryError(error);
  if (isUnreachable(error)) {
    log.warn(`The identity provider '${provider}' cannot be reached: ${reason}`);
    return serviceUnavailableError(
      `The identity provider '${provider}' cannot be reached. Try again in a few seconds.`,
      5,
    );
  }
  log.warn(`The response from the identity provider '${provider}' is not valid: ${reason}`);
  return authenticationError(`The response from the identity provider '${provider}' could not be verified`);
}

const UNREACHABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);

// A failed `fetch` is a TypeError with the network error as its cause.
function isUnreachable(error: unknown): boolean {
  if (error instanceof ClientError && error.code !== undefined) return UNREACHABLE.has(error.code);
  return error instanceof TypeError && error.message === 'fetch failed';
}

function printLibraryError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: string };
  const cause = error.cause instanceof Error ? `, ${error.cause.message}` : '';
  return `${error.message}${code === undefined ? '' : ` (${code})`}${cause}`;
}

// The text can come from a manipulated URL, so only one sentence of it is shown.
function printReason(error: string, description: string | undefined): string {
  const text = description === undefined || description === '' ? error : `${description} (${error})`;
  return text.replace(/[^\x20-\x7e\u00a0-\ufffd]/g, ' ').slice(0, 300);
}
