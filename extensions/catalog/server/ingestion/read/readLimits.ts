import { ReadError } from '#backend';

/** Limits of descriptors and substituted files. */
export const readLimits = {
  /** Bytes of one descriptor or `$text` file. */
  fileBytes: 10 * 1024 * 1024,
  /** Descriptor files of one location. */
  files: 50_000,
  /** Depth of Location entities that refer to each other. */
  depth: 10,
} as const;

/** Decodes a text file. Throws if it is not text. `name` is used in the message. */
export function assertText(bytes: Uint8Array, name: string): string {
  if (bytes.byteLength > readLimits.fileBytes) throw tooLarge(name, bytes.byteLength);
  if (bytes.subarray(0, 8192).includes(0)) {
    throw new ReadError(`'${name}' is a binary file. Use a YAML descriptor.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReadError(`'${name}' is not valid UTF-8. Save it as UTF-8.`);
  }
}

/** Returns the error for a file over the limit. Sizes are in MB of 1,048,576 bytes. */
export function tooLarge(name: string, bytes: number): ReadError {
  const size = (bytes / 1024 / 1024).toFixed(1);
  const limit = readLimits.fileBytes / 1024 / 1024;
  return new ReadError(`'${name}' is ${size} MB, but the limit is ${limit} MB. Split the file.`);
}
