import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The path of the page for frames without access to the portal, below the base path. */
export const FRAME_PATH = '/script-frame';

/** A script of the app, in its folder of assets. */
const SCRIPT_NAME = /^[\w-][\w.-]*\.js$/;
const MAX_SCRIPTS = 4;

/**
 * Sends an empty page that runs scripts of the app in a frame, such as a library that draws what users have written. `script` names
 * the scripts in the folder `assets`. The page has an origin of its own, so that it can read neither the portal nor its cookies, and
 * it cannot send requests. It receives its data in messages.
 */
export function sendFramePage(request: FastifyRequest, reply: FastifyReply, basePath: string): FastifyReply {
  const scripts = new URL(request.url, 'http://portal').searchParams.getAll('script');
  if (
    scripts.length === 0 ||
    scripts.length > MAX_SCRIPTS ||
    !scripts.every((name) => SCRIPT_NAME.test(name))
  )
    return reply.code(404).send();
  const nonce = randomBytes(16).toString('base64');
  const tags = scripts.map((name) => `<script nonce="${nonce}" src="${basePath}/assets/${name}"></script>`);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `sandbox allow-scripts; default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    )
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Frame</title><style>body{margin:0}</style><body>${tags.join('')}</body></html>`,
    );
}
