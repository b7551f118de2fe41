import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#protocol';
import { UnsupportedPredicateError } from '../catalog/query';
import { CursorError } from '../catalog/reader';
import { DatabaseUnavailableError } from '../database/databaseErrors';
import { HttpError, inputError, serviceUnavailableError } from './httpError';

/** Answers every error with the protocol's body. What we did not foresee is logged with its stack and answered without it. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toHttpError(error, request.id);
  if (known.statusCode >= 500) request.log.error({ err: error, url: pathOf(request.url) }, known.message);
  return reply.code(known.statusCode).headers(known.headers).send(printErrorBody(known, request));
}

/** The protocol's body of a refusal; `url` is relative to the plugin. */
function printErrorBody(error: HttpError, request: { method: string; url: string }): ErrorBody {
  return {
    error: { name: error.name, message: error.message },
    request: { method: request.method, url: request.url.replace(/^\/api\/[^/?]+/, '') },
    response: { statusCode: error.statusCode },
  };
}

function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof CursorError) return inputError(`Malformed cursor: ${error.message}`);
  if (error instanceof UnsupportedPredicateError) return inputError(error.message);
  if (error instanceof DatabaseUnavailableError) {
    return serviceUnavailableError(
      'The database cannot be reached at the moment. Try again in a few seconds.',
      5,
    );
  }
  const refused = asFastifyRefusal(error);
  if (refused) return refused;
  return new HttpError(
    'InternalServerError',
    500,
    `An unexpected failure occurred; the log has it under request ${requestId}.`,
  );
}

/** Fastify refuses by itself what it cannot read: too much, of a foreign type, or with a broken address. */
function asFastifyRefusal(error: unknown): HttpError | undefined {
  const { statusCode, message } = error as Partial<FastifyError>;
  if (statusCode === undefined || message === undefined || statusCode < 400 || statusCode >= 500)
    return undefined;
  if (statusCode === 413) return new HttpError('PayloadTooLargeError', 413, message);
  if (statusCode === 415) return new HttpError('UnsupportedMediaTypeError', 415, message);
  return new HttpError('InputError', statusCode, message);
}

// A query may hold what its user would not want in a log.
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
