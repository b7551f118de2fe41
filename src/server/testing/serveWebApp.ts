import type { FastifyInstance } from 'fastify';
import type { InjectedConfig } from '#config';
import { sendPageOrNotFound, webRoutes } from '../web/routes';
import { loadWebApp } from '../web/webApp';

/**
 * Serves a built frontend from a test server, as the portal does.
 *
 * @param folder contains the output of `npm run build`
 * @throws if the folder does not contain a built frontend
 */
export async function serveWebApp(
  server: FastifyInstance,
  folder: string,
  injected: InjectedConfig,
): Promise<void> {
  const app = await loadWebApp(folder);
  if (!app) throw new Error(`'${folder}' does not contain a built frontend. Run 'npm run build'.`);
  const options = { app, basePath: '', injectedConfig: () => injected, connect: [], csp: {} };
  server.setNotFoundHandler((request, reply) => sendPageOrNotFound(request, reply, options));
  await webRoutes(server, options);
}
