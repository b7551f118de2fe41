import type { FastifyRequest } from 'fastify';
import { inputError } from './httpError';

/** The query of a request, every parameter as often as it was given. */
export function readQuery(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1));
}

/** A whole number from 0 up; absent when the parameter is. */
export function readCount(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw inputError(`request/query/${name} must be integer >= 0`);
  return Number(text);
}

/** A list given by commas, by repetition, or both; absent when nothing is left of it. */
export function readList(query: URLSearchParams, name: string): string[] | undefined {
  const items = query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length === 0 ? undefined : items;
}
