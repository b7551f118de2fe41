import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { configLimits } from '../limits';
import { decodeText } from '../yaml/decodeText';

/** The text of a file, or why it has none, as the end of a sentence that begins with the file; with the place, where there is one. */
export type FileText =
  | { text: string }
  | { unreadable: string }
  | { invalid: string; line: number; column: number };

/** Opening a named pipe would wait for somebody who writes into it, and everything else with it. Windows has no such flag. */
const openAtOnce = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads a file that has to be a regular one within the size limit, in UTF-8. Never throws, and never waits. */
export function readConfigFile(location: string): FileText {
  try {
    const file = openSync(location, openAtOnce);
    try {
      const status = fstatSync(file);
      if (status.isDirectory()) return { unreadable: 'is a folder, not a file' };
      if (!status.isFile()) return { unreadable: 'is no regular file' };
      if (status.size > configLimits.fileBytes) return tooLarge(status.size);
      return decodeConfig(readFileSync(file));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { unreadable: describeFileError(error) };
  }
}

/** Bytes as text, within the size limit. */
export function decodeConfig(bytes: Uint8Array): FileText {
  if (bytes.length > configLimits.fileBytes) return tooLarge(bytes.length);
  const decoded = decodeText(bytes);
  if ('text' in decoded) return decoded;
  return { invalid: 'holds bytes that are no UTF-8 text', line: decoded.badLine, column: decoded.badColumn };
}

function tooLarge(bytes: number): FileText {
  const megabytes = (count: number) => `${(count / 1024 / 1024).toFixed(1)} MB`;
  return {
    invalid: `has ${megabytes(bytes)}, and at most ${megabytes(configLimits.fileBytes)} are read`,
    line: 1,
    column: 1,
  };
}

function describeFileError(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read by this user';
  if (code === 'ELOOP') return 'is a link that leads back to itself';
  return `cannot be read (${code ?? 'unknown error'})`;
}
