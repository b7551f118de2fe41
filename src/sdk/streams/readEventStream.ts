import { type EventSourceMessage, createParser } from 'eventsource-parser';

/** A connection ended or was silent before the backend reported the end. */
export class LostConnection extends Error {
  override readonly name = 'LostConnection';

  constructor(cause?: unknown) {
    super('The connection to the backend was lost.', { cause });
  }
}

/** Backends send a heartbeat every 15 seconds. A connection without one for this time is lost. In ms. */
const SILENCE = 45_000;

/** Time after which a stream that always has more lets the page draw and react, in ms. */
const LONGEST_TURN = 30;

/**
 * Reads the events of a stream until it ends. A fast stream does not block the page.
 *
 * @throws LostConnection if the connection breaks or is silent for 45 seconds
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let turn = performance.now();
  try {
    for (let chunk = await readChunk(reader); !chunk.done; chunk = await readChunk(reader)) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* events.splice(0);
      if (performance.now() - turn < LONGEST_TURN) continue;
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LostConnection()), SILENCE);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } catch (error) {
    throw error instanceof LostConnection ? error : new LostConnection(error);
  } finally {
    clearTimeout(timer);
  }
}
