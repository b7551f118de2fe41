import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Reads the events of an answer until it ends. Every piece that comes, a heartbeat too, is told as a sign of life. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: EventSourceMessage) => void,
  onLife: () => void,
): Promise<void> {
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onLife();
    parser.feed(decoder.decode(piece.value, { stream: true }));
  }
}
