import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Transport } from '../http/transport';
import { sendPinned } from '../http/sendPinned';

/** A request to a fake host. */
export interface FakeRequest {
  host: string;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The answer of a fake host. */
export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer | object;
}

/** An HTTP server that answers for all hosts. */
export interface FakeHosts {
  /** All requests so far. */
  requests: FakeRequest[];
  /** Sends requests for all hosts to the server, over real connections. */
  transport: Transport;
  answer: (request: FakeRequest) => FakeAnswer | undefined;
  close(): Promise<void>;
}

/** Starts the server. An answer that is missing is 404. */
export async function startFakeHosts(): Promise<FakeHosts> {
  const server: Server = createServer((message, response) => {
    void readRequest(message).then((request) => {
      hosts.requests.push(request);
      const { status = 200, headers = {}, body = '' } = hosts.answer(request) ?? { status: 404 };
      const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
      response.writeHead(status, { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers });
      response.end(isJson ? JSON.stringify(body) : body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const hosts: FakeHosts = {
    requests: [],
    answer: () => undefined,
    transport: (url, init) =>
      sendPinned(new URL(`http://127.0.0.1:${port}${url.pathname}${url.search}`), {
        ...init,
        headers: { ...init.headers, 'x-test-host': url.host },
        accepts: () => true,
      }),
    close: () => new Promise((done) => server.close(() => done())),
  };
  return hosts;
}

async function readRequest(message: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const url = new URL(message.url ?? '/', 'http://fake.invalid');
  return {
    host: String(message.headers['x-test-host']),
    method: message.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks).toString(),
  };
}
