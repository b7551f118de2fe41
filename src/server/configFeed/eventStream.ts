import { Readable } from 'node:stream';

/** The server-sent events of one browser tab. */
export interface EventStream {
  /** The response body. */
  body: Readable;
  /** Sends an event. Replaces a pending event with the same name. */
  send(name: string, json: string): void;
  /** Sends a comment to keep the connection open, unless something else is pending. */
  beat(): void;
  /** Sends pending events and ends the response. */
  end(): void;
}

/** How long a browser waits before it reconnects, in milliseconds. */
const RETRY_MS = 2_000;

/**
 * Creates a stream of server-sent events. At most one event of each name is pending: a slow or sleeping tab gets the
 * latest one when it reads again, so the server needs no queue.
 */
export function createEventStream(): EventStream {
  const waiting = new Map<string, string>();
  let opening = `retry: ${RETRY_MS}\n\n`;
  let asked = false;
  let ended = false;

  function flush(): void {
    if (!asked || body.destroyed) return;
    const text = opening + [...waiting.values()].join('');
    opening = '';
    waiting.clear();
    if (text !== '') asked = body.push(text);
    if (ended) body.push(null);
  }

  const body = new Readable({
    highWaterMark: 1,
    read: () => {
      asked = true;
      flush();
    },
  });
  return {
    body,
    send: (name, json) => {
      // JSON escapes line breaks, so the data is one line.
      waiting.set(name, `event: ${name}\ndata: ${json}\n\n`);
      flush();
    },
    beat: () => {
      if (waiting.size === 0) waiting.set('', ': \n\n');
      flush();
    },
    end: () => {
      ended = true;
      flush();
    },
  };
}
