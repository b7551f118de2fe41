import type { FastifyBaseLogger } from 'fastify';
import type { Log } from '#backend';

/** Returns the server's log for a plugin. Messages start with the plugin's id. */
export function createLog(log: FastifyBaseLogger, pluginId: string): Log {
  const print = (message: string): string => `${pluginId}: ${message}`;
  return {
    debug: (message) => log.debug(print(message)),
    info: (message) => log.info(print(message)),
    warn: (message) => log.warn(print(message)),
    error: (message, cause) => log.error({ err: cause }, print(message)),
  };
}
