import { ReadError, type AddressContent, type ReadOptions } from '#backend';
import { hashContent, isContentHash } from './hashContent';
import { readBody } from './http/readBody';

const DEFAULT_BYTES = 10 * 1024 * 1024;

/** What the content of a response is read with. */
export interface LoadContent {
  /** The URL, for messages. */
  name: string;
  /** Sends the request. The response is 304 or a success. */
  fetch: (headers: Readonly<Record<string, string>>) => Promise<Response>;
  /** Returns `undefined` if the body does not have the documented form. */
  decode?: ((body: Uint8Array) => Uint8Array | undefined) | undefined;
}

/** Loads content unless it matches the etag, which is the host's or, if it sends none, a hash. */
export async function loadContent(
  { name, fetch, decode }: LoadContent,
  { etag, maxBytes = DEFAULT_BYTES }: ReadOptions,
): Promise<Omit<AddressContent, 'url'> | undefined> {
  const response = await fetch(etag === undefined || isContentHash(etag) ? {} : { 'if-none-match': etag });
  if (response.status === 304) return undefined;
  // Encoded content is larger than the content.
  const body = await readBody(response, name, decode ? maxBytes * 2 : maxBytes);
  const bytes = decode ? decode(body) : body;
  if (!bytes) throw new ReadError(`The response to the request for '${name}' has an unexpected form.`);
  const current = response.headers.get('etag') ?? hashContent([bytes]);
  return current === etag
    ? undefined
    : { bytes, etag: current, contentType: response.headers.get('content-type') ?? undefined };
}
