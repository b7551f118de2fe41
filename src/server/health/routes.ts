import type { FastifyInstance } from 'fastify';
import { LIVENESS_PATH, READINESS_PATH, type Health } from '#protocol';
import { DatabaseUnavailableError } from '../database/pool/databaseErrors';
import { openTo } from '#backend';

const open = openTo('everyone', 'Monitoring has no user, and the response contains no data.');

/**
 * Liveness: the process responds. Readiness: it can serve requests; otherwise 503 with the reason, so that load
 * balancers wait.
 */
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

// The endpoint is public, so details only go to the log.
function describe(error: unknown): string {
  return error instanceof DatabaseUnavailableError
    ? 'The database cannot be reached'
    : 'The portal cannot serve requests';
}
