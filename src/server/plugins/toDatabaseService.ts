import type { FastifyRequest } from 'fastify';
import type { DatabaseService, PluginDatabase } from '#backend';
import { callerOf } from '../auth/caller/authenticate';
import type { Database } from '../database';
import { signalOf } from '../http/callerSignal';

/** Returns the shared database, typed with the tables of the plugin that calls it. */
export function toDatabaseService(database: Omit<Database, 'close'>): DatabaseService {
  return <Tables>(request?: FastifyRequest) => {
    const own = request ? database.as({ name: nameCaller(request), signal: signalOf(request) }) : database;
    return own as PluginDatabase<Tables>;
  };
}

/** Guests share one identity, so the name contains the address. */
function nameCaller(request: FastifyRequest): string {
  const caller = callerOf(request);
  const who = caller.type === 'user' ? caller.userEntityRef : caller.type === 'service' ? caller.subject : '';
  return `${caller.type} ${who} ${request.ip}`;
}
