import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { authenticationError, type CallerIdentity, HttpError } from '#backend';
import { readBearer, type CallerResolver } from '../auth/caller/createCallerResolver';
import type { ConfigAccess } from '../permission/configAccess';
import type { PageGuard } from '../auth/caller/pageGuard';
import { createConnectionLimit } from './connectionLimit';
import { EVENTS_PATH, type ConfigFeed } from './configFeed';

export interface EventRoutesOptions {
  feed: ConfigFeed;
  resolveCaller: CallerResolver;
  access: ConfigAccess;
  /** Set in protected mode. Callers without a valid token or cookie are rejected. */
  guard?: PageGuard | undefined;
}

type EventsRequest = { Querystring: { version?: unknown } };

/** High enough for a company behind one proxy address, low enough to stop a script that keeps opening streams. */
const CONNECTIONS_PER_ADDRESS = 500;

/**
 * The event stream of the configuration. It is open to everyone who can open the page with the same content. Problems are
 * only sent to callers with permission to read the report.
 */
export function eventRoutes(
  scope: FastifyInstance,
  { feed, resolveCaller, access, guard }: EventRoutesOptions,
): void {
  const limit = createConnectionLimit(CONNECTIONS_PER_ADDRESS);
  scope.addHook('preClose', async () => feed.close());
  scope.get<EventsRequest>(
    EVENTS_PATH.slice(scope.prefix.length),
    // Compression would delay events.
    { compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const leave = limit.enter(request.ip);
      if (!leave) throw tooManyConnections();
      const { version } = request.query;
      const { authorization } = request.headers;
      const caller = await findCaller(authorization, resolveCaller);
      if (guard && caller.type === 'none' && !(await guard(request))) {
        leave();
        throw authenticationError('Missing credentials');
      }
      const mayReadReport = access.mayRead(caller);
      const body = feed.connect({
        version: typeof version === 'string' ? version : undefined,
        mayReadReport,
        endsAt: mayReadReport ? readExpiry(authorization) : undefined,
      });
      body.once('close', leave);
      return reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(body);
    },
  );
}

/** Treats callers with an invalid token as anonymous, because the stream is open to them. */
async function findCaller(
  authorization: string | undefined,
  resolveCaller: CallerResolver,
): Promise<CallerIdentity> {
  try {
    return await resolveCaller(authorization);
  } catch {
    return { type: 'none' };
  }
}

/** When the caller's verified token expires. Static tokens never do. */
function readExpiry(authorization: string | undefined): number | undefined {
  try {
    const { exp } = decodeJwt(readBearer(authorization) ?? '');
    return exp === undefined ? undefined : exp * 1000;
  } catch {
    return undefined;
  }
}

function tooManyConnections(): HttpError {
  return new HttpError(
    'TooManyRequestsError',
    429,
    'Too many event streams are open from this address. Close some tabs of the portal.',
    { 'retry-after': '60' },
  );
}
