import type { BuiltRequest } from './buildRequest';

/** More is not shown. In bytes. */
export const maxShown = 1_000_000;

/** The answer to a request, or why there is none. */
export type SentRequest =
  | {
      is: 'answered';
      status: number;
      statusText: string;
      headers: Array<readonly [string, string]>;
      /** `undefined` if the response is not text. */
      body: string | undefined;
      contentType: string;
      bytes: number;
      isCut: boolean;
      ms: number;
    }
  | { is: 'failed'; reason: 'csp' | 'mixed' | 'cors' | 'network'; origin: string }
  | { is: 'failed'; reason: 'invalid'; message: string }
  | { is: 'cancelled' };

/**
 * Sends a request from the browser to a server of a definition. It carries nothing of the portal: no cookies, no token and no
 * address of the page.
 */
export async function sendRequest(request: BuiltRequest, signal: AbortSignal): Promise<SentRequest> {
  const { origin, protocol } = new URL(request.url);
  const prepared = prepareRequest(request, signal);
  if ('problem' in prepared) return { is: 'failed', reason: 'invalid', message: prepared.problem };
  let isBlocked = false;
  const note = (event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'connect-src') isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  const started = performance.now();
  try {
    const response = await fetch(prepared.request);
    const contentType = response.headers.get('content-type') ?? '';
    const { bytes, chunks, isCut } = await readStart(response);
    return {
      is: 'answered',
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: isText(contentType) ? await new Blob(chunks).text() : bytes === 0 ? '' : undefined,
      contentType,
      bytes,
      isCut,
      ms: Math.round(performance.now() - started),
    };
  } catch {
    if (signal.aborted) return { is: 'cancelled' };
    // The browser reports the violation right after the request fails.
    await new Promise((resolve) => setTimeout(resolve));
    if (isBlocked) return { is: 'failed', reason: 'csp', origin };
    const isMixed = window.location.protocol === 'https:' && protocol === 'http:';
    if (isMixed) return { is: 'failed', reason: 'mixed', origin };
    return { is: 'failed', reason: (await isReachable(origin)) ? 'cors' : 'network', origin };
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}

/** Browsers refuse some methods and values of headers. */
function prepareRequest(
  { url, method, headers, body }: BuiltRequest,
  signal: AbortSignal,
): { request: Request } | { problem: string } {
  try {
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === undefined ? {} : { body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
    return { request };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The time limit to find out whether a server answers, in ms. */
const reachTimeout = 5000;

/** Browsers do not report why a request failed. A server that answers a request without CORS does not allow requests from this page. */
async function isReachable(origin: string): Promise<boolean> {
  try {
    await fetch(origin, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(reachTimeout),
    });
    return true;
  } catch {
    return false;
  }
}

async function readStart(response: Response) {
  const chunks: Array<Uint8Array<ArrayBuffer>> = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes > maxShown) {
      await reader.cancel();
      return { chunks, bytes, isCut: true };
    }
  }
  return { chunks, bytes, isCut: false };
}

function isText(contentType: string): boolean {
  return contentType === '' || /^text\/|json|xml|yaml|javascript|x-www-form-urlencoded/.test(contentType);
}
