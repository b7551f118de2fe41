import type { FastifyInstance } from 'fastify';
import { HttpError, inputError } from './httpError';
import { parseJsonWithoutNul } from './refuseNul';

/** Reads JSON bodies. An empty one is none: clients send the content type with a bodyless POST too. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text.length === 0 ? undefined : parseJsonWithoutNul(text.toString()));
    } catch (error) {
      if (error instanceof HttpError) return done(error);
      done(inputError(error instanceof Error ? error.message : 'The body is not JSON'));
    }
  });
}
