import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { loadConfig } from '#config/node';
import { answerUnknown, webRoutes, type WebRoutesOptions } from '../../src/server/web/routes';
import { loadWebApp } from '../../src/server/web/webApp';
import { findAnswer } from './replayAnswer';
import { loadRecordings } from './recordings';

export interface ReplayServer {
  url: string;
  /** What was asked so far, `METHOD /path?query`, and by which recording it was answered. */
  calls: Array<{ call: string; answeredBy: string }>;
  stop(): Promise<void>;
}

export interface ReplayServerOptions {
  /** Folder of the built app; without one only the API is there. */
  webFolder?: string;
  /** Configuration files of the frontend; the sample's by default. */
  configs?: string[];
  port?: number;
}

const root = join(import.meta.dirname, '../..');

/** A backend that answers what a real one was recorded to answer, with the app before it: what the frontend is tried against. */
export async function startReplayServer(options: ReplayServerOptions = {}): Promise<ReplayServer> {
  const recordings = loadRecordings();
  const calls: ReplayServer['calls'] = [];
  let web: WebRoutesOptions | undefined;

  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1000 } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const replay = (request: FastifyRequest): ReturnType<typeof findAnswer> => {
    const answer = findAnswer(recordings, {
      method: request.method,
      url: request.url,
      body: typeof request.body === 'string' && request.body !== '' ? JSON.parse(request.body) : undefined,
      hasToken: request.headers.authorization !== undefined,
    });
    calls.push({ call: `${request.method} ${request.url}`, answeredBy: answer.name });
    return answer;
  };
  for (const url of ['/api/*', '/.backstage/*']) {
    app.all(url, (request, reply) => {
      const { status, body, headers } = replay(request);
      return reply.code(status).headers(headers).send(body);
    });
  }
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, web));
  // The page carries the server's own address, so the address must be known before the page is: the port is chosen first.
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  if (options.webFolder !== undefined) {
    web = await createWeb(url, options.webFolder, options.configs);
    await webRoutes(app, web);
  }
  await app.listen({ host: '127.0.0.1', port });
  return { url, calls, stop: () => app.close() };
}

async function createWeb(url: string, folder: string, configs: string[] = []): Promise<WebRoutesOptions> {
  const app = await loadWebApp(folder);
  if (!app) throw new Error(`There is no built app in ${folder}; run "npm run build" first.`);
  const { value: config } = await loadConfig({
    args: configs.flatMap((file) => ['--config', file]),
    env: { APP_CONFIG_app_baseUrl: url, APP_CONFIG_backend_baseUrl: url },
    cwd: root,
  });
  const injected = config.toInjected();
  return { app, basePath: '', injectedConfig: () => injected, connect: [], csp: {} };
}

async function findFreePort(): Promise<number> {
  const probe: FastifyInstance = fastify();
  await probe.listen({ host: '127.0.0.1', port: 0 });
  const address = probe.server.address();
  await probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.');
  return address.port;
}
