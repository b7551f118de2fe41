import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '#backend';

const signals = new WeakMap<FastifyRequest, AbortSignal>();

/** Notices when a caller closes the connection before the response is sent, so that its work can stop. */
export function watchCallers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const controller = new AbortController();
    signals.set(request, controller.signal);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) controller.abort(callerLeftError());
    });
  });
}

/** Is aborted when the caller of the request leaves. */
export function signalOf(request: FastifyRequest): AbortSignal | undefined {
  return signals.get(request);
}

/** No one receives it. The status is the one that proxies log for this case. */
function callerLeftError(): HttpError {
  return new HttpError('ClientClosedRequestError', 499, 'The caller closed the connection.');
}
