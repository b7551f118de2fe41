import { ReadError, type AddressReader } from '#backend';
import { assertText, readLimits } from './readLimits';

/**
 * Reads a descriptor, or a file that it refers to, from a URL.
 *
 * @throws ReadError
 */
export async function loadDescriptorUrl(address: string, reader: AddressReader): Promise<string> {
  const found = await reader.load(address, { maxBytes: readLimits.fileBytes });
  if (found === undefined) throw new ReadError(`'${address}' returned an empty response.`);
  const text = assertText(found.bytes, address);
  if (/^\s*<(!doctype|html)/i.test(text)) {
    throw new ReadError(`'${address}' returned a web page, not a descriptor. Use the URL of the raw file.`);
  }
  return text;
}
