import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as received. */
export interface ReceivedEvent {
  time: string;
  action: string;
  subject: string;
  attributes?: Record<string, unknown>;
  context: Record<string, unknown>;
}

interface PostedBatch {
  events: ReceivedEvent[];
  lost?: number;
  user?: string;
  visit: string;
}

/** A request as received. */
export interface ReceivedBatch extends PostedBatch {
  headers: IncomingHttpHeaders;
  body: string;
}

/** An endpoint for analytics events that a test can take down. */
export interface EventEndpoint {
  url: string;
  /** Accepted requests. */
  batches: ReceivedBatch[];
  /** Lists the events of all batches as `action subject`. */
  eventNames(): string[];
  /** Number of requests while it was down. */
  refused(): number;
  isDown: boolean;
  stop(): Promise<void>;
}

/** Starts the endpoint on an origin other than the portal's. */
export async function startEventEndpoint(): Promise<EventEndpoint> {
  const batches: ReceivedBatch[] = [];
  let refused = 0;
  const endpoint = { isDown: false };
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (endpoint.isDown) {
      refused += 1;
      return void response.writeHead(503).end();
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      batches.push({ ...(JSON.parse(body) as PostedBatch), headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(endpoint, {
    url: `http://127.0.0.1:${port}/events`,
    batches,
    eventNames: () =>
      batches.flatMap(({ events }) => events.map(({ action, subject }) => `${action} ${subject}`)),
    refused: () => refused,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
