/** Why there is no response, and what to check. With `address`, and `page` if the server of another origin must allow the page. */
export const noResponse = {
  sameOrigin:
    'No response from {{address}}. Check whether the server is running, and your network connection.',
  crossOrigin:
    'No response from {{address}}. Check whether the server is running and allows requests from {{page}} (CORS).',
} as const;

/** A server did not respond, or the browser refused to pass on its response. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** The origin of the server. */
  readonly address: string;
  /** The origin of the page, if it is another one. */
  readonly page?: string;

  constructor(
    /** The URL of the request. */
    readonly url: string,
    cause?: unknown,
  ) {
    const address = new URL(url, document.baseURI).origin;
    const page = globalThis.location.origin;
    const text = address === page ? noResponse.sameOrigin : noResponse.crossOrigin;
    super(text.replace('{{address}}', address).replace('{{page}}', page), { cause });
    this.address = address;
    if (address !== page) this.page = page;
  }
}

/** Returns the error of the server that did not respond, if that is what an error or one of its causes says. */
export function findConnectionError(error: unknown): ConnectionError | undefined {
  if (error instanceof ConnectionError) return error;
  return error instanceof Error ? findConnectionError(error.cause) : undefined;
}

/**
 * The browser's `fetch`, for callers that cannot use the fetch API.
 *
 * @throws ConnectionError if there is no response
 */
export async function fetchResponse(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await globalThis.fetch(...request);
  } catch (error) {
    // A canceled request is not a failure, and a request that cannot be created has an error of its own.
    if (!(error instanceof TypeError)) throw error;
    const [target] = request;
    throw new ConnectionError(target instanceof Request ? target.url : `${target}`, error);
  }
}
