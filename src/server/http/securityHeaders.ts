import type { FastifyInstance } from 'fastify';

/**
 * Sets security headers on every response. API responses are data, not documents: if a browser opens one directly, it
 * runs no scripts, loads no frames and doesn't sniff the type. Pages set their own policy.
 */
export function addSecurityHeaders(app: FastifyInstance, options: { https: boolean }): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy')) {
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    }
    reply.header('x-request-id', request.id);
    if (options.https) reply.header('strict-transport-security', 'max-age=31536000');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    }
    return payload;
  });
}
