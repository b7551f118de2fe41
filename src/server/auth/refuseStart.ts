import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '../http/httpError';
import { sendResultPage } from './resultPage';

/** Where the page of a failed sign-in leads, and who hears of it. */
export interface RefusalPage {
  appOrigin: string;
  homeUrl: string;
}

/** Says why a sign-in cannot begin: a program reads the protocol's error, a person in a window reads a page. */
export function refuseStart(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: HttpError,
  { appOrigin, homeUrl }: RefusalPage,
): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) throw failure;
  return sendResultPage(reply, {
    targetOrigin: appOrigin,
    result: { type: 'authorization_response', error: { name: failure.name, message: failure.message } },
    homeUrl,
    statusCode: failure.statusCode,
  });
}
