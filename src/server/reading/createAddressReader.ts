import { ReadError, type AddressReader, type LiveSettings, type ReadOptions } from '#backend';
import { isAllowedUrl } from './isAllowedUrl';
import type { AllowedHost } from './readingSettings';

/** Timeout of one HTTP request, in milliseconds. */
const TIMEOUT = 15_000;
const MAX_REDIRECTS = 5;
const MEGABYTE = 1024 * 1024;
const DEFAULT_BYTES = 10 * MEGABYTE;

/** Creates a reader for allowed URLs. Tests pass `fetchUrl`. */
export function createAddressReader(
  settings: LiveSettings<{ allow: AllowedHost[] }>,
  fetchUrl: typeof fetch = fetch,
): AddressReader {
  function parseAllowed(address: string): URL {
    const url = parseUrl(address);
    if (isAllowedUrl(url, settings.current.allow)) return url;
    throw new ReadError(
      `Reading from '${url.host || address}' is not allowed. Add the host to backend.reading.allow in the configuration.`,
    );
  }

  async function request(address: string, options: ReadOptions, hops: number): Promise<Response> {
    const url = parseAllowed(address);
    const response = await fetchUrl(url, {
      redirect: 'manual',
      headers: options.etag === undefined ? {} : { 'if-none-match': options.etag },
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(options.signal ? [options.signal] : [])]),
    }).catch((error: unknown) => {
      throw explainFailure(error, address);
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    if (hops >= MAX_REDIRECTS)
      throw new ReadError(`'${address}' redirects more than ${MAX_REDIRECTS} times.`);
    return request(new URL(location, url).href, options, hops + 1);
  }

  return {
    async load(address, options = {}) {
      const response = await request(address, options, 0);
      if (response.status === 304) return undefined;
      if (response.status === 404 || response.status === 410) {
        throw new ReadError(`NotFoundError: Unable to read url, no matching files found for ${address}`, {
          notFound: true,
        });
      }
      if (!response.ok)
        throw new ReadError(`'${address}' returned ${response.status} ${response.statusText}.`);
      return {
        bytes: await readBody(response, address, options.maxBytes ?? DEFAULT_BYTES).catch(
          (error: unknown) => {
            throw explainFailure(error, address);
          },
        ),
        url: response.url || address,
        etag: response.headers.get('etag') ?? undefined,
        contentType: response.headers.get('content-type') ?? undefined,
      };
    },
    assertAllowed: (address) => void parseAllowed(address),
    subscribe: (listener) => settings.subscribe(listener),
  };
}

function parseUrl(address: string): URL {
  try {
    return new URL(address);
  } catch {
    throw new ReadError(`'${address}' is not a valid URL.`);
  }
}

function explainFailure(error: unknown, address: string): ReadError {
  return error instanceof ReadError
    ? error
    : new ReadError(`'${address}' could not be read: ${describe(error)}.`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${TIMEOUT / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Reads a body. Stops as soon as it exceeds the limit, whatever its headers say. */
async function readBody(response: Response, address: string, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new ReadError(
        `'${address}' is larger than ${(maxBytes / MEGABYTE).toFixed(0)} MB, the size limit.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
