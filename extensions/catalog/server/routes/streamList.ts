import { Readable } from 'node:stream';
import type { PrintedEntity } from '../ports/reader';
import { printItems } from './sendList';

type Items = ReadonlyArray<PrintedEntity | null>;

/**
 * Streams a JSON list that is read in parts, so that the server's memory does not grow with the list. The next part is read
 * when the client has received most of the previous one.
 */
export function streamList(start: string, parts: AsyncIterable<Items>, end: string): Readable {
  return Readable.from(print(start, parts, end), { objectMode: false });
}

async function* print(start: string, parts: AsyncIterable<Items>, end: string): AsyncGenerator<string> {
  let separator = start;
  for await (const items of parts) {
    if (items.length === 0) continue;
    yield separator + printItems(items);
    separator = ',';
  }
  yield separator === start ? start + end : end;
}
