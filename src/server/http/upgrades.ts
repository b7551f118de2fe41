import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { notAllowedError, type UpgradeService } from '#backend';
import { BEARER_PROTOCOL } from '#protocol';

interface PendingUpgrade {
  socket: Socket;
  head: Buffer;
  response: ServerResponse;
}

const pending = new WeakMap<IncomingMessage, PendingUpgrade>();

/**
 * Sends requests to switch protocols through the routes of the server. Pages of other origins are refused, because browsers let
 * every page open WebSockets.
 */
export function routeUpgrades(app: FastifyInstance, acceptsOrigin: (origin: string) => boolean): void {
  const open = new Set<Socket>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // The connection can break at any time, also before a route has accepted it.
    socket.on('error', () => socket.destroy());
    moveBearerToken(request);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    pending.set(request, { socket, head, response });
    app.routing(request, response);
  });
  app.addHook('onRequest', async ({ raw }) => {
    const { origin, host } = raw.headers;
    if (!pending.has(raw) || origin === undefined || acceptsOrigin(origin)) return;
    // The page can have another address than the configured one, such as 127.0.0.1. No cookie is accepted here that could be abused.
    if (!URL.canParse(origin) || new URL(origin).host !== host)
      throw notAllowedError('Pages of this origin cannot open connections to the portal.');
  });
  // Otherwise, an open connection would keep the server from stopping.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
}

/** The `upgrades` service of plugins. */
export const upgradeService: UpgradeService = {
  of({ raw }) {
    const upgrade = pending.get(raw);
    if (!upgrade) return undefined;
    const { socket, head, response } = upgrade;
    return {
      head,
      accept(reply) {
        reply.hijack();
        response.removeAllListeners('finish');
        response.detachSocket(socket);
        return socket;
      },
    };
  },
};

/** Browsers send the token as a subprotocol. It is removed, so that no other server receives it. */
function moveBearerToken({ headers }: IncomingMessage): void {
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
  const token = protocols.find((protocol) => protocol.startsWith(BEARER_PROTOCOL));
  if (token === undefined) return;
  headers.authorization ??= `Bearer ${Buffer.from(token.slice(BEARER_PROTOCOL.length), 'base64url').toString()}`;
  const others = protocols.filter((protocol) => !protocol.startsWith(BEARER_PROTOCOL));
  if (others.length > 0) headers['sec-websocket-protocol'] = others.join(', ');
  else delete headers['sec-websocket-protocol'];
}
