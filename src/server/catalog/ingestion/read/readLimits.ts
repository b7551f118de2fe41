/** Bounds on what one descriptor or substituted file may be; what exceeds them is refused with its name and size. */
export const readLimits = {
  /** Bytes of one descriptor or `$text` file. */
  fileBytes: 10 * 1024 * 1024,
  /** Descriptor files of one location. */
  files: 50_000,
  /** Location entities that follow one another. */
  depth: 10,
  /** Milliseconds for one HTTP exchange. */
  timeout: 15_000,
  /** HTTP redirects followed. */
  redirects: 5,
} as const;

/** Raised by a reader for a mistake of the descriptor's author; its message is shown to users as it is. */
export class ReadError extends Error {
  override name = 'ReadError';
}

/** Turns bytes into text, refusing what is no text. `name` stands in the message. */
export function assertText(bytes: Uint8Array, name: string): string {
  if (bytes.byteLength > readLimits.fileBytes) throw tooLarge(name, bytes.byteLength);
  if (bytes.subarray(0, 8192).includes(0)) {
    throw new ReadError(`'${name}' is a binary file, not a text file. Name a YAML descriptor instead.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReadError(`'${name}' is not valid UTF-8. Save it as UTF-8.`);
  }
}

/** The error for a file over the limit. Sizes are printed in MB of 1,048,576 bytes. */
export function tooLarge(name: string, bytes: number): ReadError {
  const size = (bytes / 1024 / 1024).toFixed(1);
  const limit = readLimits.fileBytes / 1024 / 1024;
  return new ReadError(`'${name}' is ${size} MB; a descriptor may have at most ${limit} MB. Split it.`);
}
