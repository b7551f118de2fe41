import type { FastifyInstance } from 'fastify';
import { HttpError, inputError } from '#backend';
import { rejectNulInBody } from './rejectNul';

/** More than any format nests. Functions that call themselves for each level must not exceed the stack. */
const MAX_DEPTH = 500;

/** Parses JSON bodies. An empty body is allowed, because clients send the content type with a bodyless POST too. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text.length === 0 ? undefined : parseJsonBody(text.toString()));
    } catch (error) {
      if (error instanceof HttpError) return done(error);
      done(inputError(error instanceof Error ? error.message : 'The body is not valid JSON'));
    }
  });
}

function parseJsonBody(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw inputError(`The body has more than ${MAX_DEPTH} levels of objects or lists`);
  rejectNulInBody(text, value);
  return value;
}

function isTooDeep(value: unknown): boolean {
  let level = listContainers([value]);
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((container) => listContainers(Object.values(container)));
  return level.length > 0;
}

const listContainers = (values: readonly unknown[]): object[] =>
  values.filter((value) => typeof value === 'object' && value !== null);
