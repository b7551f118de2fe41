import type { FastifyInstance } from 'fastify';
import { LIVENESS_PATH, READINESS_PATH, type Health } from '#protocol';
import { DatabaseUnavailableError } from '../database/databaseErrors';
import { openTo } from '../permission/routeAccess';

const open = openTo(
  'everybody',
  'Who watches over a server is no user of it, and is told nothing of what is in it.',
);

/** Liveness: the process answers. Readiness: it can do its work; while it cannot, 503 and the reason, so that a balancer waits. */
export function healthRoutes(scope: FastifyInstance, check: () => Promise<void>): void {
  scope.get(LIVENESS_PATH, open, (): Health => ({ status: 'ok' }));

  scope.get(READINESS_PATH, open, async (request, reply): Promise<Health> => {
    try {
      await check();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'The portal is not ready');
      reply.code(503).header('retry-after', '5');
      return { status: 'error', message: describe(error) };
    }
  });
}

// Whoever may ask for health need not be a user: the inner workings stay in the log.
function describe(error: unknown): string {
  return error instanceof DatabaseUnavailableError
    ? 'The database cannot be reached'
    : 'The catalogue cannot be read';
}
