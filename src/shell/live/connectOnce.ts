import type { EventSourceMessage } from 'eventsource-parser';
import { readEvents } from './readEvents';

/** An event stream to listen to. */
export interface StreamSource {
  /** Its address now. */
  url(): string;
  headers(): Promise<Record<string, string>>;
  onEvent(event: EventSourceMessage): void;
  /** Told before the events of each connection. */
  onConnect?(): void;
}

/** How a connection ended: there is no such stream, it could not be reached, or it was heard. */
export type ConnectionEnd = 'absent' | 'failed' | 'heard';

/** The server sends a sign of life each quarter of a minute. A connection without any is one that nobody closed. */
const SILENCE = 45_000;

/** Listens to an event stream until it ends or is ended. Never rejects. */
export async function connectOnce(source: StreamSource, ended: AbortSignal): Promise<ConnectionEnd> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  const signal = AbortSignal.any([ended, silence.signal]);
  let end: ConnectionEnd = 'failed';
  try {
    const headers = { accept: 'text/event-stream', ...(await source.headers()) };
    const response = await fetch(source.url(), { headers, signal, cache: 'no-store' });
    if (!isEventStream(response)) {
      await response.body?.cancel();
      return isPassing(response.status) ? 'failed' : 'absent';
    }
    end = 'heard';
    source.onConnect?.();
    await readEvents(
      response.body,
      (event) => source.onEvent(event),
      () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE);
      },
    );
  } catch {
    // A server that is gone, or a connection that was ended: both are a reason to come back later.
  } finally {
    clearTimeout(timer);
  }
  return end;
}

function isEventStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && response.body !== null && type.startsWith('text/event-stream');
}

/** The failure of a server or of something before it, which may be over in a moment; any other answer stays. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}
