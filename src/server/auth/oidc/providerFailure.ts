import type { FastifyBaseLogger } from 'fastify';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import {
  HttpError,
  authenticationError,
  notAllowedError,
  serviceUnavailableError,
} from '../../http/httpError';

/** The provider no longer takes what it once gave: the session is over. */
export function isRefusedGrant(error: unknown): boolean {
  return error instanceof ResponseBodyError && error.error === 'invalid_grant';
}

/**
 * What people are told when an identity provider refuses, contradicts itself or cannot be reached. The log hears the reason in
 * the provider's words, never codes or tokens: those hang on the library's errors, which are therefore not logged themselves.
 */
export function toProviderFailure(error: unknown, provider: string, log: FastifyBaseLogger): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof AuthorizationResponseError) {
    const reason = printReason(error.error, error.error_description);
    return error.error === 'access_denied'
      ? notAllowedError(`Login failed, rejected by the identity provider '${provider}': ${reason}`)
      : authenticationError(`Login failed, the identity provider '${provider}' answered: ${reason}`);
  }
  if (error instanceof ResponseBodyError) {
    const reason = printReason(error.error, error.error_description);
    log.warn(`The identity provider '${provider}' refused a request of the portal: ${reason}`);
    if (isRefusedGrant(error)) {
      return authenticationError(`The identity provider '${provider}' no longer accepts this sign-in`);
    }
    return authenticationError(
      `Login failed, the identity provider '${provider}' does not accept the portal's request: ${error.error}`,
    );
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    const { error: code = 'unauthorized', error_description: description } = error.cause[0]?.parameters ?? {};
    log.warn(`The identity provider '${provider}' refused the portal: ${printReason(code, description)}`);
    return authenticationError(
      `Login failed, the identity provider '${provider}' does not accept the portal's request: ${code}`,
    );
  }
  const reason = printLibraryError(error);
  if (isUnreachable(error)) {
    log.warn(`The identity provider '${provider}' cannot be reached: ${reason}`);
    return serviceUnavailableError(
      `The identity provider '${provider}' cannot be reached at the moment. Try again in a few seconds.`,
      5,
    );
  }
  log.warn(`The answer of the identity provider '${provider}' does not hold: ${reason}`);
  return authenticationError(
    `Login failed, the answer of the identity provider '${provider}' could not be verified`,
  );
}

const UNREACHABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);

// A failed `fetch` is a TypeError with the network's error behind it.
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

// What a stranger may have put into an address is shown in full sentences and no longer than one.
function printReason(error: string, description: string | undefined): string {
  const text = description === undefined || description === '' ? error : `${description} (${error})`;
  return text.replace(/[^\x20-\x7e\u00a0-\ufffd]/g, ' ').slice(0, 300);
}
