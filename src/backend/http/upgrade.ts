import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Duplex } from 'node:stream';

/** A request to switch the protocol of a connection, such as to WebSocket. */
export interface Upgrade {
  /** Bytes that the caller sent after the request. */
  head: Buffer;
  /** Ends HTTP on the connection and returns it. The caller has not been answered yet. */
  accept(reply: FastifyReply): Duplex;
}

/**
 * Requests to switch protocols. They run through the same routes, credentials and permissions as other `GET` requests. A route
 * that does not accept the upgrade answers it like any other request, and the connection is closed.
 *
 * Browsers cannot send an `Authorization` header with a WebSocket. They send the token as a subprotocol that starts with
 * `BEARER_PROTOCOL` of `#protocol`; cookies are never accepted.
 */
export interface UpgradeService {
  /** Returns the upgrade that a request asks for, or `undefined` for an ordinary request. */
  of(request: FastifyRequest): Upgrade | undefined;
}
