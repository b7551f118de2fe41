import { createServer } from 'node:http';
import { findRoute } from './routes.js';

/** Creates the HTTP server. It answers with JSON. */
export function createService() {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, body } = findRoute(request.method ?? 'GET', pathname);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
}
