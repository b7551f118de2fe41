import { Readable } from 'node:stream';

/** The server-sent events of one browser tab. */
export interface EventStream {
  /** What is sent, as the body of the answer. */
  body: Readable;
  /** Sends an event, in place of one of the same name that is still waiting to be sent. */
  send(name: string, json: string): void;
  /** Sends a comment, so that nobody on the way takes the connection for dead. Nothing, while something else is waiting. */
  beat(): void;
  /** Sends what is waiting and ends the answer. */
  end(): void;
}

/** How long a browser waits before it comes back, in milliseconds. */
const RETRY_MS = 2_000;

/**
 * An open answer of server-sent events. It holds at most one event of each name back: a tab that reads slowly, or sleeps,
 * gets the latest when it reads again, and the server keeps no queue for it.
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
      // JSON has its line breaks escaped, so the data is one line.
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
