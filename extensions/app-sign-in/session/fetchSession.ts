import { fetchResponse, ResponseError, type DiscoveryApi } from '#sdk';
import { printSessionUrl, sessionRequest } from './earlySession';
import { readSession } from './readSession';
import type { Session } from './session';

/** The backend does not have the provider. */
export class ProviderNotInstalledError extends Error {
  override readonly name = 'ProviderNotInstalledError';
}

/** The user is not signed in with the provider, or not anymore. They have to sign in again. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** Options of {@link fetchSession}. */
export interface FetchSessionOptions {
  discovery: DiscoveryApi;
  provider: string;
  /** The parameters `scope` and `env`, if the provider uses them. */
  query?: Readonly<Record<string, string>> | undefined;
  /** Sends no token, because there is none yet. */
  baseFetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  now?: () => number;
}

/**
 * Fetches the session of the user who is signed in with a provider, with new tokens.
 *
 * @throws {ProviderNotInstalledError} if the backend does not have the provider.
 * @throws {SessionEndedError} if no user is signed in.
 */
export async function fetchSession(options: FetchSessionOptions): Promise<Session> {
  const { discovery, provider, query, now = Date.now } = options;
  const { baseFetch = fetchResponse } = options;
  const url = printSessionUrl(await discovery.getBaseUrl('auth'), provider, query);
  const response = await baseFetch(url, sessionRequest);
  if (!response.ok) throw await createRefusal(response, provider);

  const answer: unknown = await response.json().catch(() => undefined);
  const session = readSession(answer, now());
  if (session === undefined) throw new Error(`Auth refresh request failed, ${readReason(answer)}`);
  return session;
}

async function createRefusal(response: Response, provider: string): Promise<Error> {
  const cause = await ResponseError.fromResponse(response);
  const message = `Auth refresh request failed, ${cause.message}`;
  if (response.status === 404)
    return new ProviderNotInstalledError(`The backend does not have the provider '${provider}'. ${message}`, {
      cause,
    });
  return response.status === 401 ? new SessionEndedError(message, { cause }) : new Error(message, { cause });
}

/** Older backends return an error with status `200`. */
function readReason(answer: unknown): string {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return 'the backend did not answer with a session';
}
