import { createParser } from 'eventsource-parser';

/** An event stream in a test. */
export interface ReadEvents {
  response: Response;
  /** Names and data of the events so far. */
  events: Array<{ name: string; data: Record<string, unknown> }>;
  /** The complete text so far, including comments. */
  text(): string;
  /** Resolves with the data of the next unread event with this name. */
  next(name: string): Promise<Record<string, unknown>>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens an event stream over HTTP. */
export async function readEvents(address: string, headers: Record<string, string> = {}): Promise<ReadEvents> {
  const abort = new AbortController();
  const response = await fetch(address, { headers, signal: abort.signal });
  const events: ReadEvents['events'] = [];
  const taken = new Set<unknown>();
  let wake = (): void => {};
  let text = '';
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      events.push({ name: event, data: JSON.parse(data) as Record<string, unknown> });
      wake();
    },
  });

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const part = decoder.decode(chunk, { stream: true });
      text += part;
      parser.feed(part);
    }
  }

  return {
    response,
    events,
    text: () => text,
    async next(name) {
      for (;;) {
        const found = events.find((event) => event.name === name && !taken.has(event));
        if (found) {
          taken.add(found);
          return found.data;
        }
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    ended: read().catch(() => undefined),
    close: () => abort.abort(),
  };
}
