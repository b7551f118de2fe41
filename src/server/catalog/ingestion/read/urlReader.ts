import { assertText, ReadError, readLimits, tooLarge } from './readLimits';

/** One entry of `backend.reading.allow`: a host with an optional port, `*.` for its subdomains, and path prefixes. */
export interface AllowedHost {
  host: string;
  paths?: string[];
}

/** A text read over HTTP, and the validator to ask again with. */
export interface UrlText {
  text: string;
  etag?: string;
}

/** Reads texts over http and https from allowed hosts only. */
export interface UrlReader {
  /** @throws ReadError for an address that is not allowed, absent, too large or no text; `undefined` when unchanged */
  load(url: string, etag?: string): Promise<UrlText | undefined>;
}

/**
 * Tells whether the allow-list holds an address. The one rule for every request that ingestion makes, asked again for
 * each redirect.
 */
export function isAllowedUrl(url: URL, allow: readonly AllowedHost[]): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '') return false;
  return allow.some(({ host, paths }) => matchesHost(url, host.toLowerCase()) && matchesPath(url, paths));
}

function matchesHost(url: URL, host: string): boolean {
  const actual = /:\d+$/.test(host) ? url.host : url.hostname;
  // A host without a port stands for the protocol's own port only.
  if (!/:\d+$/.test(host) && url.port !== '') return false;
  return host.startsWith('*.') ? actual.endsWith(host.slice(1)) : actual === host;
}

function matchesPath(url: URL, paths: string[] | undefined): boolean {
  return paths === undefined || paths.some((path) => url.pathname.startsWith(path));
}

/** Makes the reader over an allow-list. `fetch` is passed in by tests. */
export function createUrlReader(allow: readonly AllowedHost[], fetchUrl: typeof fetch = fetch): UrlReader {
  async function request(address: string, etag: string | undefined, hops: number): Promise<Response> {
    const url = parseUrl(address);
    if (!isAllowedUrl(url, allow)) {
      throw new ReadError(
        `Reading from '${url.host}' is not allowed. Add the host to backend.reading.allow in the configuration.`,
      );
    }
    const response = await fetchUrl(url, {
      redirect: 'manual',
      headers: etag === undefined ? {} : { 'if-none-match': etag },
      signal: AbortSignal.timeout(readLimits.timeout),
    }).catch((error: Error) => {
      throw new ReadError(`'${address}' could not be read: ${describe(error)}.`);
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    if (hops >= readLimits.redirects)
      throw new ReadError(`'${address}' redirects more than ${readLimits.redirects} times.`);
    return request(new URL(location, url).href, etag, hops + 1);
  }

  return {
    async load(address, etag) {
      const response = await request(address, etag, 0);
      if (response.status === 304) return undefined;
      if (response.status === 404) {
        throw new ReadError(`NotFoundError: Unable to read url, no matching files found for ${address}`);
      }
      if (!response.ok)
        throw new ReadError(`'${address}' answered ${response.status} ${response.statusText}.`);
      const text = assertText(await readBody(response, address), address);
      if (/^\s*<(!doctype|html)/i.test(text)) {
        throw new ReadError(
          `'${address}' answered a web page, not a descriptor. Name the address of the raw file.`,
        );
      }
      return { text, etag: response.headers.get('etag') ?? undefined };
    },
  };
}

function parseUrl(address: string): URL {
  try {
    return new URL(address);
  } catch {
    throw new ReadError(`'${address}' is not a valid URL.`);
  }
}

function describe(error: Error): string {
  if (error.name === 'TimeoutError') return `no answer within ${readLimits.timeout / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Reads a body, giving up as soon as it is over the limit, whatever its headers say. */
async function readBody(response: Response, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > readLimits.fileBytes) throw tooLarge(name, size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
