import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Reads the events of a response until it ends. Calls `onActivity` for each chunk, including heartbeats. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: EventSourceMessage) => void,
  onActivity: () => void,
): Promise<void> {
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    onActivity();
    parser.feed(decoder.decode(chunk.value, { stream: true }));
  }
}
