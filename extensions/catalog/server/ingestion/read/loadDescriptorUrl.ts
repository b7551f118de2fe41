import { ReadError, type AddressReader } from '#backend';
import { assertText, readLimits } from './readLimits';
import type { LoadedText } from './loadedText';

/**
 * Reads a descriptor, or a file that it refers to, from a URL. Returns `undefined` if it still matches `etag`.
 *
 * @throws ReadError
 */
export async function loadDescriptorUrl(
  address: string,
  reader: AddressReader,
  etag?: string,
): Promise<LoadedText | undefined> {
  const found = await reader.load(address, { maxBytes: readLimits.fileBytes, etag });
  if (found === undefined) return undefined;
  const text = assertText(found.bytes, address);
  if (/^\s*<(!doctype|html)/i.test(text)) {
    throw new ReadError(`'${address}' returned a web page, not a descriptor. Use the URL of the raw file.`);
  }
  return { text, mark: found.etag };
}
