import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InjectedConfig } from '#config';
import { listAnalyticsOrigins } from './analyticsOrigins';
import { printPage } from './printPage';
import { printPagePolicy } from './pagePolicy';
import type { WebApp } from './webApp';

export interface WebRoutesOptions {
  app: WebApp;
  basePath: string;
  /** What the page needs to know of the configuration, already reduced to what browsers may see. */
  injectedConfig: () => InjectedConfig;
  /** Origins that the page calls beside its own. */
  connect: string[];
  csp: Readonly<Record<string, unknown>>;
}

/** Files with a hash in their name never change. */
const HASHED = /\/assets\//;

/** Serves the built app: its files, and its page for every address that a browser opens. */
export async function webRoutes(scope: FastifyInstance, options: WebRoutesOptions): Promise<void> {
  const { basePath } = options;
  await scope.register(fastifyStatic, {
    root: options.app.folder,
    prefix: `${basePath}/`,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (reply, path) => {
      const immutable = HASHED.test(path.replaceAll('\\', '/'));
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  scope.get(`${basePath}/`, (_request, reply) => sendPage(reply, options));
  if (basePath !== '') {
    scope.get('/', (_request, reply) => reply.redirect(`${basePath}/`));
    scope.get(basePath, (_request, reply) => sendPage(reply, options));
  }
}

/** The page, for an address of the app that a browser opens as a document; otherwise the address is unknown. */
export function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  options: WebRoutesOptions | undefined,
): FastifyReply {
  if (options && isPageRequest(request, options.basePath)) return sendPage(reply, options);
  return reply.code(404).send();
}

function isPageRequest({ method, url, headers }: FastifyRequest, basePath: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!path.startsWith(`${basePath}/`) || HASHED.test(path)) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

function sendPage(reply: FastifyReply, options: WebRoutesOptions): FastifyReply {
  const { app, basePath, connect, csp } = options;
  const injected = options.injectedConfig();
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      printPagePolicy({
        nonce,
        connect: [...connect, ...listAnalyticsOrigins(injected.config)],
        overrides: csp,
      }),
    )
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .send(
      printPage(app.template, {
        injected,
        nonce,
        basePath,
        preloads: app.preloads,
      }),
    );
}
