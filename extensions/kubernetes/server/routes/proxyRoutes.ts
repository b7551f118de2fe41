import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HttpError, hideFromOthers, notFoundError, streamBody } from '#backend';
import type { BackendServices } from '#backend';
import { CLUSTER_HEADER, kubernetesProxyPermission, TOKEN_HEADER } from '../../protocol';
import type { Cluster } from '../settings/cluster';
import { awaitAnswer, type Connections } from '../clusters/connections';
import { loadToken } from '../clusters/credentials';
import type { LocateClusters } from '../clusters/locateClusters';
import type { KubernetesSettings } from '../settings/kubernetesSource';
import {
  readClusterTokens,
  readProxiedPath,
  selectRequestHeaders,
  selectResponseHeaders,
} from './proxyHeaders';

/** What Backstage's proxy answers, without the request and the response that other errors name. */
const DENIED = { error: { name: 'NotAllowedError', message: 'Unauthorized' } };

/** Milliseconds that a cluster has to start its answer. After that, a stream has no limit. */
const ANSWER_LIMIT_MS = 30_000;

/**
 * Adds the route that forwards requests to the API server of a cluster, also those that switch to WebSocket. Bodies pass
 * through as streams, so the slower side sets the pace.
 */
export function addProxyRoutes(
  services: BackendServices<KubernetesSettings>,
  connections: Connections,
  locate: LocateClusters,
): void {
  const { router, upgrades, auth, permissions, log } = services;

  router.all('/proxy/*', streamBody(hideFromOthers(kubernetesProxyPermission)), async (request, reply) => {
    if (permissions.decide(kubernetesProxyPermission, auth.callerOf(request)) !== 'ALLOW')
      return reply.code(403).send(DENIED);
    const path = readProxiedPath(request.url);
    const cluster = await findCluster(locate, request);
    const authorization = await authorize(cluster, request);
    const upgrade = upgrades.of(request);
    const headers = {
      ...selectRequestHeaders(request.headers),
      ...(authorization !== undefined && { authorization }),
      ...(upgrade && { connection: 'Upgrade', upgrade: 'websocket' }),
    };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT_MS);
    try {
      const sent = await connections.open(cluster, {
        method: request.method,
        path,
        headers,
        signal: limit.signal,
        isProxied: true,
      });
      // The cluster also stops when the caller leaves.
      reply.raw.once('close', () => sent.destroy());
      if (upgrade) {
        const answer = await requestUpgrade(sent);
        clearTimeout(timer);
        return 'socket' in answer
          ? connect(upgrade.accept(reply), upgrade.head, answer)
          : await forward(answer.response, reply);
      }
      const answered = awaitAnswer(sent);
      // If the body fails, so does the answer.
      void pipeline(request.raw, sent).catch((error: Error) => sent.destroy(error));
      const response = await answered;
      clearTimeout(timer);
      return await forward(response, reply);
    } catch (error) {
      if (reply.sent) return reply;
      if (error instanceof HttpError) throw error;
      const failure = describeFailure(cluster, error, limit.signal);
      log.warn(failure.message);
      const { method, url } = request;
      return reply
        .code(500)
        .send({ error: failure, request: { method, url }, response: { statusCode: 500 } });
    } finally {
      clearTimeout(timer);
    }
  });
}

async function findCluster(locate: LocateClusters, { headers }: FastifyRequest): Promise<Cluster> {
  const name = headers[CLUSTER_HEADER.toLowerCase()];
  const clusters = await locate();
  if (clusters.length === 0) throw notFoundError('No Clusters configured');
  const [only, second] = clusters;
  // Browsers cannot send headers with a WebSocket.
  const found =
    typeof name === 'string' && name !== ''
      ? clusters.find((cluster) => cluster.name === name)
      : second === undefined
        ? only
        : undefined;
  if (!found) throw notFoundError(`Cluster '${String(name)}' not found`);
  return found;
}

async function authorize(cluster: Cluster, { headers }: FastifyRequest): Promise<string | undefined> {
  const own = headers[TOKEN_HEADER.toLowerCase()];
  if (typeof own === 'string') return own;
  const token = await loadToken(cluster, readClusterTokens(headers));
  return token === undefined ? undefined : `Bearer ${token}`;
}

async function forward(response: IncomingMessage, reply: FastifyReply): Promise<FastifyReply> {
  reply.hijack();
  const headers = { ...reply.getHeaders(), ...selectResponseHeaders(response.headers) };
  reply.raw.writeHead(response.statusCode ?? 502, headers as Record<string, string>);
  // The first line of a log that is followed can be minutes away.
  reply.raw.flushHeaders();
  await pipeline(response, reply.raw).catch(() => reply.raw.destroy());
  return reply;
}

interface Switched {
  response: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

/** Resolves when the cluster switches protocols, or with the answer with which it refuses. */
function requestUpgrade(sent: ClientRequest): Promise<Switched | { response: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    sent.once('upgrade', (response, socket, head) => resolve({ response, socket, head }));
    sent.once('response', (response) => resolve({ response }));
    sent.once('error', reject);
    sent.end();
  });
}

/** Connects the two sides. Frames pass through unread. */
async function connect(
  caller: Duplex,
  head: Buffer,
  { response, socket, head: first }: Switched,
): Promise<void> {
  const names = ['sec-websocket-accept', 'sec-websocket-protocol', 'sec-websocket-extensions'];
  const lines = names.flatMap((name) => {
    const value = response.headers[name];
    return value === undefined ? [] : [`${name}: ${String(value)}`];
  });
  const start = ['HTTP/1.1 101 Switching Protocols', 'connection: Upgrade', 'upgrade: websocket', ...lines];
  caller.write(`${start.join('\r\n')}\r\n\r\n`);
  caller.write(first);
  socket.write(head);
  socket.on('error', () => caller.destroy());
  await Promise.allSettled([pipeline(socket, caller), pipeline(caller, socket)]);
}

/** Why a cluster did not answer, with the fields of the system's error, as Backstage prints it. */
function describeFailure({ name }: Cluster, thrown: unknown, limit: AbortSignal) {
  const error = limit.aborted
    ? new Error(`no answer within ${ANSWER_LIMIT_MS / 1000} seconds`)
    : thrown instanceof Error
      ? thrown
      : new Error(String(thrown));
  return {
    name: 'Error',
    message: `Cluster '${name}' request error; caused by Error: ${error.message}`,
    cause: { ...Object.fromEntries(Object.entries(error)), name: error.name, message: error.message },
  };
}
