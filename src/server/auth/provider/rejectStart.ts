import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '#backend';
import { sendResultPage } from './resultPage';

/** Where the page of a failed sign-in links to, and which page it notifies. */
export interface RefusalPage {
  appOrigin: string;
  homeUrl: string;
}

/** Reports that a sign-in cannot start: with the protocol's error for programs, and with a page for browsers. */
export function rejectStart(
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
