/** A connection that a test writes to. */
export interface FakeStream {
  url: string;
  headers: Headers;
  send(name: string, data: unknown): void;
  /** Sends the text unchanged. */
  write(text: string): void;
  end(): void;
}

/** Replaces `fetch` for event streams and gives the test access to each connection. */
export function createFakeStreams() {
  const streams: FakeStream[] = [];
  let isClosed = false;
  const answer = (url: string, init?: RequestInit): Promise<Response> => {
    if (isClosed) return Promise.resolve(new Response(null, { status: 404 }));
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (created) => {
        controller = created;
      },
    });
    const end = () => {
      controller?.close();
      controller = undefined;
    };
    init?.signal?.addEventListener('abort', end);
    const write = (text: string) => controller?.enqueue(encoder.encode(text));
    streams.push({
      url,
      headers: new Headers(init?.headers),
      write,
      send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
      end,
    });
    const headers = { 'content-type': 'text/event-stream' };
    return Promise.resolve(new Response(body, { headers }));
  };
  /** Ends all connections. Later requests receive 404. */
  const close = async (): Promise<void> => {
    isClosed = true;
    for (const stream of streams) stream.end();
    await new Promise((resolve) => setTimeout(resolve, 10));
    globalThis.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  return { streams, answer, close };
}
