import { ReadError } from '#backend';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** The wait if a host does not report when its limit ends. */
const DEFAULT_WAIT = 60 * SECOND;
const MAX_EXPLANATION_BYTES = 16 * 1024;

/** The rate limits of hosts, by host and credentials. */
export interface RateLimits {
  /**
   * @throws ReadError if a limit has not ended
   */
  assertFree(key: string, host: string): void;
  /**
   * Remembers the limit that a response reports. Returns the response, whose body can still be read.
   *
   * @throws ReadError if the response is an error because of the limit
   */
  follow(key: string, host: string, response: Response): Promise<Response>;
}

/** Creates the memory of rate limits. No request is sent before the end of a limit. */
export function createRateLimits(now: () => number): RateLimits {
  const ends = new Map<string, number>();

  function refuse(host: string, end: number): ReadError {
    return new ReadError(
      `'${host}' limits the number of requests until ${printTime(end)}. It is not read before that time.`,
    );
  }

  return {
    assertFree(key, host) {
      const end = ends.get(key);
      if (end === undefined) return;
      if (end > now()) throw refuse(host, end);
      ends.delete(key);
    },
    async follow(key, host, original) {
      const { isLimited, response } = await checkLimit(original);
      const isUsedUp = readHeader(response, 'remaining') === '0';
      if (!isLimited && !isUsedUp) return response;
      const reported = readEnd(response, now());
      // A time that has passed, because clocks differ, would be no wait at all.
      const isNow = response.headers.get('retry-after') === '0';
      const isPast = reported === undefined || (reported <= now() && !isNow);
      if (isPast && !isLimited) return response;
      const end = isPast ? now() + DEFAULT_WAIT : Math.min(reported, now() + DAY);
      for (const [other, otherEnd] of ends) if (otherEnd <= now()) ends.delete(other);
      ends.set(key, end);
      if (!isLimited) return response;
      await response.body?.cancel();
      throw refuse(host, end);
    },
  };
}

/** Hosts report a limit as 429, or as 403 with nothing remaining, a time to wait, or only an explanation. */
async function checkLimit(response: Response): Promise<{ isLimited: boolean; response: Response }> {
  const { status, statusText, headers } = response;
  if (status === 429) return { isLimited: true, response };
  if (status !== 403 && status !== 503) return { isLimited: false, response };
  if (readHeader(response, 'remaining') === '0' || headers.has('retry-after'))
    return { isLimited: true, response };
  if (status === 503) return { isLimited: false, response };
  const start = await readStart(response);
  return {
    isLimited: /\brate limit|abuse detection/i.test(new TextDecoder().decode(start)),
    response: new Response(start, { status, statusText, headers }),
  };
}

async function readStart(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= MAX_EXPLANATION_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_EXPLANATION_BYTES);
}

/** Returns when a response permits the next request, or `undefined` if it does not report it. */
export function readEnd(response: Response, now: number): number | undefined {
  const wait = response.headers.get('retry-after');
  if (wait !== null) return /^\d+$/.test(wait) ? now + Number(wait) * SECOND : parseDate(wait);
  const reset = readHeader(response, 'reset');
  if (reset === undefined || !/^\d+$/.test(reset)) return undefined;
  // Most hosts send a point in time, and a few the seconds until then.
  return Number(reset) > DAY ? Number(reset) * SECOND : now + Number(reset) * SECOND;
}

function readHeader({ headers }: Response, name: 'remaining' | 'reset'): string | undefined {
  return headers.get(`x-ratelimit-${name}`) ?? headers.get(`ratelimit-${name}`) ?? undefined;
}

function parseDate(text: string): number | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

function printTime(time: number): string {
  return `${new Date(Math.ceil(time / SECOND) * SECOND).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
