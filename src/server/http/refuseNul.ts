import type { FastifyInstance } from 'fastify';
import { inputError } from './httpError';

const COMPLAINT = 'The request holds the character U+0000, which no text of the catalogue can hold';

/** PostgreSQL knows no text with a NUL inside, so no question with one has an answer. Bodies are looked at where they are parsed. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw inputError(COMPLAINT);
  });
}

/** Parses JSON; throws for text that is none, and for text with a NUL in a key or value. */
export function parseJsonWithoutNul(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // The escape may stand for itself after a backslash; only what it was read as counts.
  if (text.includes('\\u0000') && holdsNul(value)) throw inputError(COMPLAINT);
  return value;
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
}
