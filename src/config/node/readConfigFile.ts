import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { configLimits } from '../located/configLimits';
import { decodeText } from '../yaml/decodeText';

/** The text of a file, or the reason why it has none, which continues a sentence that starts with the file. Can have a place. */
export type FileText =
  | { text: string }
  | { unreadable: string }
  | { invalid: string; line: number; column: number };

/** Prevents blocking on a named pipe without a writer. Not available on Windows. */
const openAtOnce = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads a regular file in UTF-8 within the size limit. Never throws, and never blocks. */
export function readConfigFile(location: string): FileText {
  try {
    const file = openSync(location, openAtOnce);
    try {
      const status = fstatSync(file);
      if (status.isDirectory()) return { unreadable: 'is a folder, not a file' };
      if (!status.isFile()) return { unreadable: 'is not a regular file' };
      if (status.size > configLimits.fileBytes) return tooLarge(status.size);
      return decodeConfig(readFileSync(file));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { unreadable: describeFileError(error) };
  }
}

/** Decodes bytes within the size limit. */
export function decodeConfig(bytes: Uint8Array): FileText {
  if (bytes.length > configLimits.fileBytes) return tooLarge(bytes.length);
  const decoded = decodeText(bytes);
  if ('text' in decoded) return decoded;
  return { invalid: 'is not valid UTF-8', line: decoded.badLine, column: decoded.badColumn };
}

function tooLarge(bytes: number): FileText {
  const megabytes = (count: number) => `${(count / 1024 / 1024).toFixed(1)} MB`;
  return {
    invalid: `has ${megabytes(bytes)}, which exceeds the limit of ${megabytes(configLimits.fileBytes)}`,
    line: 1,
    column: 1,
  };
}

function describeFileError(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'cannot be read, because permission is denied';
  if (code === 'ELOOP') return 'is a symbolic link to itself';
  return `cannot be read (${code ?? 'unknown error'})`;
}
