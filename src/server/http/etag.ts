import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Adds an ETag to complete responses, and returns 304 if the client already has them. */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' || reply.hasHeader('etag')) return payload;
    // Responses that must not be stored need no ETag.
    if (reply.getHeader('cache-control') === 'no-store') return payload;
    const etag = `W/"${Buffer.byteLength(payload).toString(16)}-${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] !== etag) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
