import { fetchResponse } from '../errors/connectionError';

interface EarlyRequest {
  response: Promise<Response>;
  stop: AbortController;
}

/** Requests that no one has taken yet, by address and token. */
const started = new Map<string, EarlyRequest>();

/** A GET request that a page is going to send. */
export interface EarlyPageRequest {
  url: string;
  /** Those of the app, besides the token. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends a request. The app takes the response with `takeEarlyResponse`, within `ms` if that is given. Clone the response at once to read it. */
export function startEarlyRequest(
  { url, headers }: EarlyPageRequest,
  token: string | undefined,
  ms?: number,
): Promise<Response> {
  const key = printKey(url, token);
  const same = started.get(key);
  if (same) return same.response;
  const stop = new AbortController();
  const response = fetch(url, {
    headers: {
      accept: 'application/json',
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    signal: stop.signal,
  });
  // The app sends the request again, and reports its failure.
  response.catch(() => undefined);
  const early = { response, stop };
  started.set(key, early);
  if (ms !== undefined) setTimeout(() => started.get(key) === early && drop(key, early), ms);
  return response;
}

/** Returns the response to an equal request that was sent early. Each response is returned once. */
export function takeEarlyResponse(request: Request): Promise<Response> | undefined {
  if (started.size === 0 || request.method !== 'GET') return undefined;
  const { signal, url, headers } = request;
  const key = printKey(url, headers.get('authorization')?.replace('Bearer ', ''));
  const early = started.get(key);
  if (early === undefined) return undefined;
  started.delete(key);
  signal.addEventListener('abort', () => early.stop.abort(signal.reason));
  return early.response.catch((error: unknown) => {
    if (signal.aborted) throw error;
    return fetchResponse(request);
  });
}

/** Cancels the requests that no one has taken. From here on, their responses would be out of date. */
export function dropEarlyRequests(): void {
  for (const [key, early] of started) drop(key, early);
}

function drop(key: string, { stop }: EarlyRequest): void {
  stop.abort();
  started.delete(key);
}

function printKey(url: string, token = ''): string {
  return `${url} ${token}`;
}
