import { ReadError } from '#backend';

const MEGABYTE = 1024 * 1024;

/**
 * Passes on a body, and stops as soon as it exceeds the limit, whatever its headers say.
 *
 * @throws ReadError
 */
export async function* limitBody(
  response: Response,
  name: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(name, maxBytes);
    yield chunk;
  }
}

/** Reads a body into memory. */
export async function readBody(response: Response, name: string, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitBody(response, name, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the error for content over the limit. */
export function tooLarge(name: string, maxBytes: number): ReadError {
  return new ReadError(`'${name}' is larger than ${(maxBytes / MEGABYTE).toFixed(0)} MB, the size limit.`);
}
