import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterObject } from './clusterObject';
import { createObjectStore, type ObjectStore, type ObjectStoreOptions } from './objectStore';
import { answerRequest, authenticate, findExec } from './answerRequest';
import { acceptExec, offersExecProtocol } from './exec';
import { StatusError } from './statusError';

const read = (name: string): string =>
  readFileSync(new URL(`./certificate/${name}.pem`, import.meta.url), 'utf8');

/** The certificate of all test clusters, which is also its own authority. */
export const clusterCertificate = read('certificate');

/** What happens to requests instead of a regular answer. */
export interface Disturbance {
  /** The paths that are disturbed. All by default. */
  path?: RegExp;
  /** Answers with this status and a `Status` object: 401, 403, 410, 429, 500 or 503. */
  status?: number;
  /** Waits before the answer. */
  delayMs?: number;
  /** Never answers. */
  silent?: true;
  /** Closes the connection without an answer. */
  reset?: true;
}

export interface ClusterOptions extends Partial<ObjectStoreOptions> {
  objects?: readonly ClusterObject[];
  /** Users by token. A user with `cannot` gets 403 for these resources. */
  tokens?: Record<string, { name: string; cannot?: string[] }>;
  /** Whether the metrics API is installed. True by default. */
  metrics?: boolean;
  /** HTTPS by default. */
  tls?: boolean;
  /** A free one by default. */
  port?: number;
  /** Time between the lines of a log that is followed. */
  logIntervalMs?: number;
  /** How many more lines the log of each container has. */
  logLines?: number;
}

/** A request that the cluster received. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

/** A server that behaves like the API server of a Kubernetes cluster. */
export interface TestCluster {
  url: string;
  store: ObjectStore;
  /** Requests so far. */
  received: readonly ReceivedRequest[];
  disturb(disturbance: Disturbance | undefined): void;
  /** The text of a kubeconfig file. */
  printKubeconfig(token: string): string;
  stop(): Promise<void>;
}

/** The token of the user that may do everything. */
export const ADMIN_TOKEN = 'test-cluster-admin';

/** Starts a cluster on the loopback address. */
export async function startCluster(options: ClusterOptions = {}): Promise<TestCluster> {
  const { tls = true, metrics = true, logIntervalMs = 1000, logLines = 0 } = options;
  const { terminationMs = 0, startMs = 50 } = options;
  const tokens = { [ADMIN_TOKEN]: { name: 'admin' }, ...options.tokens };
  const store = createObjectStore({ terminationMs, startMs });
  for (const object of options.objects ?? []) store.add(object);
  const received: ReceivedRequest[] = [];
  let disturbance: Disturbance | undefined;

  const disturb = async (request: IncomingMessage): Promise<boolean> => {
    const { method = 'GET', url = '/', headers } = request;
    received.push({ method, url, headers });
    if (!disturbance || !(disturbance.path ?? /./).test(url)) return false;
    const { delayMs = 0, status, silent, reset } = disturbance;
    await wait(delayMs);
    if (reset) request.socket.destroy();
    if (status !== undefined) throw new StatusError(status, `the test answers with ${status}`);
    return reset === true || silent === true;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (await disturb(request)) return;
      const user = authenticate(request, tokens);
      await answerRequest({ store, metrics, logIntervalMs, logLines, user }, request, response);
    } catch (error) {
      sendError(response, error);
    }
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => undefined);
    try {
      if (await disturb(request)) return;
      const user = authenticate(request, tokens);
      const query = findExec(store, user, request);
      if (!offersExecProtocol(request))
        throw new StatusError(400, 'unable to upgrade: no supported protocol');
      acceptExec(request, socket, head, query);
    } catch (error) {
      const { code, body } = describeError(error);
      socket.end(
        `HTTP/1.1 ${code} Refused\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      );
    }
  };

  const server = tls ? createHttpsServer({ cert: clusterCertificate, key: read('key') }) : createHttpServer();
  server.on(
    'request',
    (request: IncomingMessage, response: ServerResponse) => void handle(request, response),
  );
  server.on(
    'upgrade',
    (request: IncomingMessage, socket: Duplex, head: Buffer) => void upgrade(request, socket, head),
  );
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    store,
    received,
    disturb: (next) => void (disturbance = next),
    printKubeconfig: (token) => printKubeconfig(url, token),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendError(response: ServerResponse, error: unknown): void {
  const { code, body } = describeError(error);
  if (response.headersSent) return void response.destroy();
  response.writeHead(code, {
    'content-type': 'application/json',
    ...(code === 429 && { 'retry-after': '1' }),
  });
  response.end(body);
}

function describeError(error: unknown): { code: number; body: string } {
  const known = error instanceof StatusError ? error : new StatusError(500, String(error));
  return { code: known.code, body: JSON.stringify(known.toStatus()) };
}

function printKubeconfig(server: string, token: string): string {
  const authority = server.startsWith('https:')
    ? { 'certificate-authority-data': Buffer.from(clusterCertificate).toString('base64') }
    : {};
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'test',
    clusters: [{ name: 'test', cluster: { server, ...authority } }],
    users: [{ name: 'test', user: { token } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
  });
}
