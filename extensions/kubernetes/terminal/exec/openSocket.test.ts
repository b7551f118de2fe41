import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { MOST_WAITING, openSocket, type Socket } from './openSocket';

let server: Server;
let url: string;
let closed: Promise<unknown> | undefined;

/** A WebSocket of which the tests know when it has received everything. */
class WatchedWebSocket extends WebSocket {
  constructor(address: string, protocols: string[]) {
    super(address, protocols);
    closed = new Promise((resolve) => this.once('close', resolve));
  }
}

// There is no `WebSocketStream` here, as in Firefox and Safari.
beforeAll(async () => {
  vi.stubGlobal('WebSocket', WatchedWebSocket);
  server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { url: path = '' }) => {
    if (path === '/echo') socket.on('message', (data: Buffer) => socket.send(data));
    if (path !== '/flood') return;
    for (let count = 0; count < 200; count++) socket.send(Buffer.alloc(64 * 1024, count));
    socket.send('end');
    socket.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const open = (path: string, signal = new AbortController().signal): Promise<Socket> =>
  openSocket({ url: `${url}${path}`, protocols: [], signal });

describe('a connection without back-pressure', () => {
  it('sends and receives frames', async () => {
    const socket = await open('/echo');
    socket.send(Uint8Array.of(1, 2, 3));
    expect(await socket.read()).toEqual({ data: Uint8Array.of(1, 2, 3), skipped: 0 });
    const next = socket.read();
    socket.close();
    expect(await next).toBeUndefined();
  });

  it('keeps at most some megabytes, drops the oldest, and reports how much', async () => {
    const socket = await open('/flood');
    await closed;
    let kept = 0;
    let skipped = 0;
    let last = '';
    for (let frame = await socket.read(); frame; frame = await socket.read()) {
      kept += frame.data.length;
      skipped += frame.skipped;
      last = new TextDecoder().decode(frame.data);
    }
    expect(kept).toBeLessThanOrEqual(MOST_WAITING);
    expect(kept + skipped).toBe(200 * 64 * 1024 + 3);
    expect(last).toBe('end');
  });

  it('is refused', async () => {
    const address = url.replace(/\d+$/, '1');
    const socket = openSocket({ url: address, protocols: [], signal: new AbortController().signal });
    await expect(socket).rejects.toThrow('could not be opened');
  });

  it('is not opened if it is aborted', async () => {
    await expect(open('/echo', AbortSignal.abort())).rejects.toThrow('could not be opened');
  });
});
