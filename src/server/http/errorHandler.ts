import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#protocol';
import { DatabaseTimeoutError, DatabaseUnavailableError } from '../database/pool/databaseErrors';
import { HttpError, serviceUnavailableError } from '#backend';

/**
 * Sends all errors with the protocol's body. Unexpected errors are logged with their stack, and the response doesn't
 * contain it.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toHttpError(error, request.id);
  if (known.statusCode >= 500) request.log.error({ err: error, url: pathOf(request.url) }, known.message);
  return reply.code(known.statusCode).headers(known.headers).send(printErrorBody(known, request));
}

/** The protocol's error body. `url` is relative to the plugin. */
function printErrorBody(error: HttpError, request: { method: string; url: string }): ErrorBody {
  return {
    error: { name: error.name, message: error.message },
    request: { method: request.method, url: request.url.replace(/^\/api\/[^/?]+/, '') },
    response: { statusCode: error.statusCode },
  };
}

function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailableError) {
    return serviceUnavailableError('The database cannot be reached. Try again in a few seconds.', 5);
  }
  if (error instanceof DatabaseTimeoutError) {
    return serviceUnavailableError(
      'The query took too long and was stopped. Ask for less: add a filter, or use a smaller limit or fewer facets.',
      5,
    );
  }
  const refused = asFastifyRefusal(error);
  if (refused) return refused;
  return new HttpError(
    'InternalServerError',
    500,
    `An unexpected error occurred. Find it in the log under request ${requestId}.`,
  );
}

/** Errors that Fastify throws for requests it cannot read: too large, unsupported type, or an invalid URL. */
function asFastifyRefusal(error: unknown): HttpError | undefined {
  const { statusCode, message } = error as Partial<FastifyError>;
  if (statusCode === undefined || message === undefined || statusCode < 400 || statusCode >= 500)
    return undefined;
  if (statusCode === 413) return new HttpError('PayloadTooLargeError', 413, message);
  if (statusCode === 415) return new HttpError('UnsupportedMediaTypeError', 415, message);
  return new HttpError('InputError', statusCode, message);
}

// Queries can contain personal data, so they are not logged.
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
