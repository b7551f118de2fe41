import { ResponseError, type DiscoveryApi } from '#sdk';
import { readSession } from './readSession';
import type { Session } from './session';

/** The backend does not know the provider. */
export class ProviderNotInstalledError extends Error {
  override readonly name = 'ProviderNotInstalledError';
}

/** Nobody is signed in at the provider, or no longer: only the user can change that. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** What {@link fetchSession} works with. */
export interface FetchSessionOptions {
  discovery: DiscoveryApi;
  provider: string;
  /** The parameters `scope` and `env`, where the provider takes any. */
  query?: Readonly<Record<string, string>> | undefined;
  /** Goes without a token: there is none yet. */
  baseFetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  now?: () => number;
}

/**
 * Asks the backend for the session of whoever is signed in at a provider, with fresh tokens.
 *
 * @throws {ProviderNotInstalledError} when the backend does not know the provider.
 * @throws {SessionEndedError} when nobody is signed in there.
 */
export async function fetchSession(options: FetchSessionOptions): Promise<Session> {
  const { discovery, provider, query = {}, now = Date.now } = options;
  const { baseFetch = (url, init) => globalThis.fetch(url, init) } = options;
  const parameters = new URLSearchParams(query).toString();
  const address = `${await discovery.getBaseUrl('auth')}/${encodeURIComponent(provider)}/refresh`;
  const response = await baseFetch(parameters === '' ? address : `${address}?optional&${parameters}`, {
    credentials: 'include',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
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
    return new ProviderNotInstalledError(`The backend has no provider '${provider}'. ${message}`, { cause });
  return response.status === 401 ? new SessionEndedError(message, { cause }) : new Error(message, { cause });
}

/** Older backends answer `200` with an error in the body. */
function readReason(answer: unknown): string {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return 'the backend did not answer with a session';
}
