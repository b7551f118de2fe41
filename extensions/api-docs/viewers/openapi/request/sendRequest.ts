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
  | { is: 'failed'; reason: 'csp' | 'mixed' | 'network'; origin: string }
  | { is: 'cancelled' };

/**
 * Sends a request from the browser to a server of a definition. It carries nothing of the portal: no cookies, no token and no
 * address of the page.
 */
export async function sendRequest(request: BuiltRequest, signal: AbortSignal): Promise<SentRequest> {
  const { origin, protocol } = new URL(request.url);
  let isBlocked = false;
  const note = (event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'connect-src') isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  const started = performance.now();
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers.map(([name, value]): [string, string] => [name, value]),
      ...(request.body === undefined ? {} : { body: request.body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
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
    return { is: 'failed', reason: isMixed ? 'mixed' : 'network', origin };
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
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
