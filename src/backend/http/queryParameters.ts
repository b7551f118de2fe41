import type { FastifyRequest } from 'fastify';
import { inputError } from './httpError';

/** Returns the query of a request. Repeated parameters are kept. */
export function readQuery(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1));
}

/**
 * Returns a non-negative integer, or `undefined` if the parameter is absent.
 *
 * @throws HttpError 400 for any other value
 */
export function readCount(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw inputError(`request/query/${name} must be integer >= 0`);
  return Number(text);
}

/** Returns the items of a list, which can be separated by commas, repeated, or both. Returns `undefined` if there are none. */
export function readList(query: URLSearchParams, name: string): string[] | undefined {
  const items = query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length === 0 ? undefined : items;
}
