/** A frame, and how many bytes before it were dropped because they came faster than they were read. */
export interface SocketFrame {
  data: Uint8Array;
  skipped: number;
}

/** An open WebSocket that is read frame by frame. */
export interface Socket {
  /** Resolves with the next frame, or with `undefined` when the connection is closed. */
  read(): Promise<SocketFrame | undefined>;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(): void;
}

/** Options of {@link openSocket}. */
export interface SocketOptions {
  url: string;
  protocols: readonly string[];
  signal: AbortSignal;
}

/**
 * Opens a WebSocket.
 *
 * With `WebSocketStream`, the reader sets the pace: the browser stops receiving, and everything up to the command in the container
 * waits. Other browsers receive as fast as the network delivers. There, the oldest frames are dropped when too many are waiting.
 *
 * @throws if the connection is refused or fails. Browsers do not say why
 */
export function openSocket(options: SocketOptions): Promise<Socket> {
  const { WebSocketStream } = globalThis as { WebSocketStream?: WebSocketStreamConstructor };
  return WebSocketStream ? openStream(WebSocketStream, options) : openPlain(options);
}

/** The part of `WebSocketStream` that is used. TypeScript does not know it yet. */
interface WebSocketStream {
  opened: Promise<{
    readable: ReadableStream<ArrayBuffer | string>;
    writable: WritableStream<Uint8Array<ArrayBuffer>>;
  }>;
  closed: Promise<unknown>;
  close(): void;
}
type WebSocketStreamConstructor = new (
  url: string,
  options: { protocols: readonly string[]; signal: AbortSignal },
) => WebSocketStream;

async function openStream(
  Stream: WebSocketStreamConstructor,
  { url, protocols, signal }: SocketOptions,
): Promise<Socket> {
  const stream = new Stream(url, { protocols, signal });
  // A connection that breaks ends the frames too.
  stream.closed.catch(() => undefined);
  const { readable, writable } = await stream.opened;
  const reader = readable.getReader();
  const writer = writable.getWriter();
  writer.closed.catch(() => undefined);
  return {
    async read() {
      const { value } = await reader.read().catch(() => ({ value: undefined }));
      return value === undefined ? undefined : { data: toBytes(value), skipped: 0 };
    },
    send: (data) => void writer.write(data).catch(() => undefined),
    close: () => stream.close(),
  };
}

/** How many bytes may wait to be read. More than any screen and its history show. */
export const MOST_WAITING = 4 * 1024 * 1024;

function openPlain({ url, protocols, signal }: SocketOptions): Promise<Socket> {
  const socket = new WebSocket(url, [...protocols]);
  socket.binaryType = 'arraybuffer';
  const waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let skipped = 0;
  let isClosed = false;
  let wake: () => void = () => undefined;

  socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
    const frame = toBytes(data);
    waiting.push(frame);
    waitingBytes += frame.length;
    // The last frame says how the command ended, so the oldest ones are dropped.
    while (waitingBytes > MOST_WAITING && waiting.length > 1) {
      const dropped = waiting.shift()?.length ?? 0;
      waitingBytes -= dropped;
      skipped += dropped;
    }
    wake();
  });

  const opened: Socket = {
    async read() {
      if (waiting.length === 0 && !isClosed) await new Promise<void>((resolve) => (wake = resolve));
      const data = waiting.shift();
      if (data === undefined) return undefined;
      waitingBytes -= data.length;
      const frame = { data, skipped };
      skipped = 0;
      return frame;
    },
    send: (data) => void (isClosed || socket.send(data)),
    close: () => socket.close(),
  };

  return new Promise((resolve, reject) => {
    const abort = (): void => socket.close();
    signal.addEventListener('abort', abort, { once: true });
    socket.addEventListener('open', () => {
      signal.removeEventListener('abort', abort);
      resolve(opened);
    });
    const end = (): void => {
      isClosed = true;
      wake();
      reject(new Error('The connection could not be opened.'));
    };
    socket.addEventListener('error', end);
    socket.addEventListener('close', end);
    if (signal.aborted) abort();
  });
}

function toBytes(data: ArrayBuffer | string): Uint8Array {
  return typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data);
}
