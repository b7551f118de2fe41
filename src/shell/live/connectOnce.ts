import type { EventSourceMessage } from 'eventsource-parser';
import { readEvents } from './readEvents';

/** An event stream and the handlers for it. */
export interface StreamSource {
  /** The current URL. */
  url(): string;
  headers(): Promise<Record<string, string>>;
  onEvent(event: EventSourceMessage): void;
  /** Called before the events of each connection. */
  onConnect?(): void;
}

/** How a connection ended: the stream does not exist, the connection failed, or it was established and then closed. */
export type ConnectionEnd = 'absent' | 'failed' | 'closed';

/** The server sends a heartbeat every 15 seconds. Without one for this time, the connection is broken. */
const HEARTBEAT_TIMEOUT = 45_000;

/** Reads an event stream until it ends or is aborted. Never rejects. */
export async function connectOnce(source: StreamSource, ended: AbortSignal): Promise<ConnectionEnd> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), HEARTBEAT_TIMEOUT);
  const signal = AbortSignal.any([ended, silence.signal]);
  let end: ConnectionEnd = 'failed';
  try {
    const headers = { accept: 'text/event-stream', ...(await source.headers()) };
    const response = await fetch(source.url(), { headers, signal, cache: 'no-store' });
    if (!isEventStream(response)) {
      await response.body?.cancel();
      return isTemporary(response.status) ? 'failed' : 'absent';
    }
    end = 'closed';
    source.onConnect?.();
    await readEvents(
      response.body,
      (event) => source.onEvent(event),
      () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), HEARTBEAT_TIMEOUT);
      },
    );
  } catch {
    // The server is unavailable or the connection was aborted. The caller retries in both cases.
  } finally {
    clearTimeout(timer);
  }
  return end;
}

function isEventStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && response.body !== null && type.startsWith('text/event-stream');
}

/** Whether a response is a temporary failure of the server or a proxy. Other responses are final. */
function isTemporary(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}
