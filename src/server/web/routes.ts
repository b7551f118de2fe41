import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InjectedConfig } from '#config';
import { listAnalyticsOrigins } from './analyticsOrigins';
import { FRAME_PATH, sendFramePage } from './framePage';
import { printPage } from './printPage';
import { listEmbeddedHosts } from './embeddedHosts';
import { printPagePolicy } from './pagePolicy';
import { listScmOrigins } from './scmOrigins';
import { reduceToSignIn } from './signInConfig';
import type { WebApp } from './webApp';

export interface WebRoutesOptions {
  app: WebApp;
  basePath: string;
  /** The configuration for the page, reduced to the values that browsers may see. */
  injectedConfig: () => InjectedConfig;
  /** Origins that the page calls in addition to its own. */
  connect: string[];
  csp: Readonly<Record<string, unknown>>;
}

/** What the pages are made of, and who receives the whole configuration. */
interface PageOptions extends WebRoutesOptions {
  /** Set in protected mode: whether the request is from a signed-in user. Others receive only the sign-in page. */
  guard?: ((request: FastifyRequest) => Promise<boolean>) | undefined;
}

/** Files with a hash in their name never change. */
const HASHED = /\/assets\//;

/** Serves the files of the built app, and its page for every path that a browser opens. */
export async function webRoutes(scope: FastifyInstance, options: PageOptions): Promise<void> {
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
  scope.get(`${basePath}/`, (request, reply) => sendPage(request, reply, options));
  scope.get(`${basePath}${FRAME_PATH}`, (request, reply) => sendFramePage(request, reply, basePath));
  if (basePath !== '') {
    scope.get('/', (_request, reply) => reply.redirect(`${basePath}/`));
    scope.get(basePath, (request, reply) => sendPage(request, reply, options));
  }
}

/** Sends the page if a browser opens a path of the app as a document, and 404 otherwise. */
export function sendPageOrNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions | undefined,
): FastifyReply | Promise<FastifyReply> {
  if (options && isPageRequest(request, options.basePath)) return sendPage(request, reply, options);
  return reply.code(404).send();
}

function isPageRequest({ method, url, headers }: FastifyRequest, basePath: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!path.startsWith(`${basePath}/`) || HASHED.test(path)) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
): Promise<FastifyReply> {
  const { app, basePath, connect, csp, guard } = options;
  const isWhole = guard === undefined || (await guard(request));
  const injected = isWhole ? options.injectedConfig() : reduceToSignIn(options.injectedConfig());
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      printPagePolicy({
        nonce,
        connect: [
          ...connect,
          ...listAnalyticsOrigins(injected.config),
          ...listScmOrigins(injected.config['integrations']),
        ],
        frames: listEmbeddedHosts(injected.config['techdocs']),
        overrides: csp,
      }),
    )
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .send(
      printPage(app.template, {
        injected,
        nonce,
        basePath,
        protection: guard && (isWhole ? 'signed-in' : 'signed-out'),
      }),
    );
}
