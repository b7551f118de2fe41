import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type { InjectedConfig } from '#config';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { serveWebApp } from '#backend/testing';
import { findAnswer } from './replayAnswer';
import { loadRecordings } from './recordings';

export interface ReplayServer {
  url: string;
  /** All requests so far as `METHOD /path?query`, with the name of the recording that was returned. */
  calls: Array<{ call: string; answeredBy: string }>;
  stop(): Promise<void>;
}

export interface ReplayServerOptions {
  /** Folder of the built frontend. Without it, only the API is served. */
  webFolder?: string;
  /** Configuration files of the frontend. Defaults to those of the sample. */
  configs?: string[];
  port?: number;
}

const root = join(import.meta.dirname, '../..');

/**
 * Starts a server that replays recorded responses, with the frontend. Used to test the frontend against a Backstage
 * backend.
 */
export async function startReplayServer(options: ReplayServerOptions = {}): Promise<ReplayServer> {
  const recordings = loadRecordings();
  const calls: ReplayServer['calls'] = [];

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
  // The page contains the server's own URL, so the port is chosen first.
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  if (options.webFolder !== undefined) {
    await serveWebApp(app, options.webFolder, await loadInjectedConfig(url, options.configs));
  } else {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  }
  await app.listen({ host: '127.0.0.1', port });
  return { url, calls, stop: () => app.close() };
}

async function loadInjectedConfig(url: string, configs: string[] = []): Promise<InjectedConfig> {
  const { value: config } = await loadConfig({
    settings: bundledSettings,
    args: configs.flatMap((file) => ['--config', file]),
    env: { APP_CONFIG_app_baseUrl: url, APP_CONFIG_backend_baseUrl: url },
    cwd: root,
  });
  return config.toInjected();
}

async function findFreePort(): Promise<number> {
  const probe: FastifyInstance = fastify();
  await probe.listen({ host: '127.0.0.1', port: 0 });
  const address = probe.server.address();
  await probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.');
  return address.port;
}
