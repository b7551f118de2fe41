import type { FastifyInstance } from 'fastify';
import { HttpError, inputError } from '#backend';
import { parseJsonWithoutNul } from './rejectNul';

/** Parses JSON bodies. An empty body is allowed, because clients send the content type with a bodyless POST too. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text.length === 0 ? undefined : parseJsonWithoutNul(text.toString()));
    } catch (error) {
      if (error instanceof HttpError) return done(error);
      done(inputError(error instanceof Error ? error.message : 'The body is not valid JSON'));
    }
  });
}
