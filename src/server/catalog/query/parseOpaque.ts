import { CursorError } from '../reader';

/** The fields of a cursor, which is JSON in base64; throws CursorError for anything else, since cursors come from outside. */
export function parseOpaque(text: string): Record<string, unknown> {
  const value = parseJson(Buffer.from(text, 'base64').toString());
  if (typeof value !== 'object' || value === null) throw new CursorError('it holds no fields');
  return value as Record<string, unknown>;
}

/** An opaque text of these fields, to be handed back by a client. */
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
