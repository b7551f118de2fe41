/** Options for reading a URL. */
export interface ReadOptions {
  /** The `etag` of an earlier response. If the content has not changed since, it is not loaded again. */
  etag?: string;
  /** The maximum size in bytes. 10 MB by default. */
  maxBytes?: number;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** The content of a URL. */
export interface AddressContent {
  bytes: Uint8Array;
  /** The final URL, after redirects. */
  url: string;
  etag?: string;
  contentType?: string;
}

/**
 * Reads URLs over HTTP, with the same limits for all plugins: only hosts and paths in `backend.reading.allow`, at most five
 * redirects, each of which is checked, 15 seconds, and a maximum size. Use it for all URLs that come from data.
 */
export interface AddressReader {
  /**
   * Loads a URL. Returns `undefined` if the content still matches `etag`.
   *
   * @throws ReadError with a message for users
   */
  load(url: string, options?: ReadOptions): Promise<AddressContent | undefined>;
  /**
   * Checks a URL against the allowed hosts and paths, without loading it. `load` also checks it, and each redirect.
   *
   * @throws ReadError if it cannot be read
   */
  assertAllowed(url: string): void;
  /** Calls `listener` when the allowed hosts or paths change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
