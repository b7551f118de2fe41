import type { FastifyInstance } from 'fastify';
import { inputError } from '#backend';

const NUL_MESSAGE = 'The request contains the character U+0000, which is not supported';

/**
 * PostgreSQL cannot store NUL in texts, so a query with one matches nothing. Bodies are checked where they are
 * parsed.
 */
export function rejectNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw inputError(NUL_MESSAGE);
  });
}

/** @throws HttpError 400 if a key or value of the parsed JSON contains NUL */
export function rejectNulInBody(text: string, value: unknown): void {
  // The escape may itself be escaped, so the parsed value decides.
  if (text.includes('\\u0000') && holdsNul(value)) throw inputError(NUL_MESSAGE);
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
}
