import { ReadError } from '#backend';
import { acceptsIp } from '../guard/acceptsIp';
import type { Trust } from '../guard/findTrust';
import { systemClock, type Clock } from './clock';
import { createRateLimits, readEnd } from './rateLimits';
import { createThrottle, findRetryDelay, type RequestPolicy } from './requestPolicy';
import type { Transport } from './transport';

const MAX_REDIRECTS = 5;
const SECOND = 1000;
/** The headers that a redirect takes to another origin. */
const publicHeaders = ['accept', 'if-none-match'];

/** A request before it has credentials. */
export interface PlannedRequest {
  url: string;
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Adds credentials to a request. */
export type Authorize = (request: PlannedRequest) => PlannedRequest | Promise<PlannedRequest>;

/** Credentials for one host. */
export interface Credentials {
  /** Identifies who the host counts requests for. */
  account: string;
  /** Applied only to URLs with the origin of the request. */
  authorize: Authorize;
}

/** How a request is sent. */
export interface SendOptions {
  /**
   * Returns how far the configuration trusts a URL. Applied to the request and to each redirect.
   *
   * @throws ReadError if it cannot be read
   */
  trust: (url: URL) => Trust;
  credentials?: Credentials | undefined;
  /** What is read, for messages. */
  name: string;
  signal?: AbortSignal | undefined;
  /** Until the whole response has been read. Waiting because of `policy` does not count. */
  timeoutSeconds: number;
  /** How requests are limited and repeated. By default, they are not. */
  policy?: RequestPolicy | undefined;
}

/** Sends requests with one guard: trusted hosts, pinned addresses, redirects, rate limits and time. */
export type Send = (request: PlannedRequest, options: SendOptions) => Promise<Response>;

/** Creates a sender, which remembers rate limits. */
export function createSender(transport: Transport, clock: Clock = systemClock): Send {
  const limits = createRateLimits(clock.now);
  const throttle = createThrottle(clock);

  return async (first, { trust, credentials, name, timeoutSeconds, signal: stop, policy }) => {
    const { origin } = parseUrl(first.url);
    const signal = stop ?? new AbortController().signal;
    let remaining = timeoutSeconds * SECOND;

    async function sendOnce(request: PlannedRequest, repeated = 0): Promise<Response> {
      const url = parseUrl(request.url);
      const level = trust(url);
      const own = url.origin === origin ? credentials : undefined;
      const key = `${url.host} ${own?.account ?? ''}`;
      limits.assertFree(key, url.host);
      if (policy) {
        await throttle(key, policy, signal);
        limits.assertFree(key, url.host);
      }
      const full = own ? await own.authorize(request) : request;
      const started = clock.now();
      const response = await transport(new URL(full.url), {
        method: full.method ?? 'GET',
        headers: full.headers ?? {},
        body: full.body,
        signal: AbortSignal.any([AbortSignal.timeout(remaining), signal]),
        accepts: (ip) => acceptsIp(ip, url.hostname, level),
      });
      remaining = Math.max(0, remaining - (clock.now() - started));
      const delay = policy && findDelay(response, policy, repeated);
      if (delay === undefined || delay > timeoutSeconds * SECOND)
        return limits.follow(key, url.host, response);
      await response.body?.cancel();
      await clock.wait(delay, signal);
      return sendOnce(request, repeated + 1);
    }

    /** Returns how long to wait before the request is repeated, or `undefined` if the response is the last one. */
    function findDelay(
      response: Response,
      { maxRetries, retryStatusCodes }: RequestPolicy,
      repeated: number,
    ) {
      if (repeated >= maxRetries || !retryStatusCodes.includes(response.status)) return undefined;
      const end = readEnd(response, clock.now());
      return end === undefined ? findRetryDelay(repeated) : Math.max(0, end - clock.now());
    }

    let request = first;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await sendOnce(request).catch((error: unknown) => {
        throw explainFailure(error, name, timeoutSeconds);
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) return response;
      await response.body?.cancel();
      request = follow(request, location, response.status, name);
    }
    throw new ReadError(`'${name}' redirects more than ${MAX_REDIRECTS} times.`);
  };
}

/** A redirect keeps the request, except that 303 always leads to a page that is read, and that another origin gets no tokens. */
function follow(request: PlannedRequest, location: string, status: number, name: string): PlannedRequest {
  if (!URL.canParse(location, request.url)) throw new ReadError(`'${name}' redirects to an invalid URL.`);
  const url = new URL(location, request.url);
  const isOther = url.origin !== new URL(request.url).origin;
  if (isOther && request.body !== undefined)
    throw new ReadError(`'${name}' redirects to '${url.host}', which is not followed.`);
  // Headers can contain tokens.
  const headers = isOther ? pickPublic(request.headers) : request.headers;
  return { ...(status === 303 ? {} : request), url: url.href, headers };
}

function pickPublic(headers: PlannedRequest['headers'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => publicHeaders.includes(name.toLowerCase())),
  );
}

function parseUrl(address: string): URL {
  if (URL.canParse(address)) return new URL(address);
  throw new ReadError(`'${address}' is not a valid URL.`);
}

/** Returns the error for users of a request that failed. */
export function explainFailure(error: unknown, address: string, timeoutSeconds: number): ReadError {
  if (error instanceof ReadError) return error;
  return new ReadError(`'${address}' could not be read: ${describe(error, timeoutSeconds)}.`);
}

function describe(error: unknown, timeoutSeconds: number): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  if (error.name === 'TimeoutError' || cause.name === 'TimeoutError')
    return `no response within ${timeoutSeconds} seconds`;
  return cause.message === '' ? ((cause as NodeJS.ErrnoException).code ?? cause.name) : cause.message;
}
