import { CursorError } from '../ports/reader';

/**
 * Parses the fields of a cursor, which is JSON in base64. Cursors are untrusted.
 *
 * @throws CursorError if it is not valid
 */
export function parseOpaque(text: string): Record<string, unknown> {
  const value = parseJson(Buffer.from(text, 'base64').toString());
  if (typeof value !== 'object' || value === null) throw new CursorError('it has no fields');
  return value as Record<string, unknown>;
}

/** Prints the fields as an opaque text for clients. */
export function printOpaque(fields: object): string {
  return Buffer.from(JSON.stringify(fields)).toString('base64');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CursorError(String(error));
  }
}
