import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the API. */
export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export interface ApiResponse {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A running API. */
export interface TestApi {
  origin: string;
  /** The requests so far, as `POST /path`. */
  requests: string[];
  /** Answers instead of the API, if it returns something. */
  interrupt: ((request: ApiRequest) => ApiResponse | undefined) | undefined;
  stop: () => Promise<void>;
}

/** Starts an HTTP server that pages of other origins may call. */
export async function startApi(answer: (request: ApiRequest) => Promise<ApiResponse>): Promise<TestApi> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://api');
      const text = Buffer.concat(chunks).toString();
      const request: ApiRequest = {
        method: incoming.method ?? 'GET',
        path: decodeURIComponent(pathname),
        query: searchParams,
        authorization: incoming.headers.authorization,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      };
      const respond = ({ status, body, headers }: ApiResponse): void => {
        outgoing.writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'authorization, content-type, accept',
          'access-control-allow-methods': 'GET, POST, PUT',
          'access-control-expose-headers': 'x-ratelimit-remaining, x-ratelimit-reset, retry-after',
          ...headers,
        });
        outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
      if (request.method === 'OPTIONS') return respond({ status: 204, body: null });
      api.requests.push(`${request.method} ${request.path}`);
      const interrupted = api.interrupt?.(request);
      if (interrupted) return respond(interrupted);
      answer(request).then(respond, (error: Error) =>
        respond({ status: 500, body: { message: error.message } }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: TestApi = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    interrupt: undefined,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return api;
}
