import type { FastifyRequest } from 'fastify';

/** Returns a query parameter that is given once and is not empty. */
export function queryText(request: Pick<FastifyRequest, 'query'>, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
