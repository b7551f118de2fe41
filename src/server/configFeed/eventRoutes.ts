import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { readBearer, type CallerIdentity, type CallerResolver } from '../auth/caller';
import { HttpError } from '../http/httpError';
import type { ConfigAccess } from '../permission/configAccess';
import { createConnectionLimit } from './connectionLimit';
import { EVENTS_PATH, type ConfigFeed } from './configFeed';

export interface EventRoutesOptions {
  feed: ConfigFeed;
  resolveCaller: CallerResolver;
  access: ConfigAccess;
}

type EventsRequest = { Querystring: { version?: unknown } };

/** A company behind one proxy has one address; its tabs are many and cost little. A script that opens them without end is stopped. */
const CONNECTIONS_PER_ADDRESS = 500;

/**
 * The event stream of the configuration, open to everybody as the page is that carries the same. What is wrong with the
 * files is told only to those who may read the report.
 */
export function eventRoutes(
  scope: FastifyInstance,
  { feed, resolveCaller, access }: EventRoutesOptions,
): void {
  const limit = createConnectionLimit(CONNECTIONS_PER_ADDRESS);
  scope.addHook('preClose', async () => feed.close());
  scope.get<EventsRequest>(
    EVENTS_PATH.slice(scope.prefix.length),
    // A compressor would hold events back until it has enough of them.
    { compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const leave = limit.enter(request.ip);
      if (!leave) throw tooManyConnections();
      const { version } = request.query;
      const { authorization } = request.headers;
      const mayReadReport = access.mayRead(await findCaller(authorization, resolveCaller));
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

/** The stream is open to callers without a token, so one with a token that proves nothing is such a caller. */
async function findCaller(
  authorization: string | undefined,
  resolveCaller: CallerResolver,
): Promise<CallerIdentity> {
  try {
    return await resolveCaller(authorization);
  } catch {
    return { type: 'nobody' };
  }
}

/** When the token of a caller expires, which has been checked before; a configured one never does. */
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
    'This address has too many event streams open. Close some tabs of the portal.',
    { 'retry-after': '60' },
  );
}
