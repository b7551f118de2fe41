import { Readable } from 'node:stream';
import type { PrintedEntity } from '../ports/reader';
import { readAhead } from './readAhead';
import { printItems } from './sendList';

type Items = ReadonlyArray<PrintedEntity | null>;

/**
 * Streams a JSON list that is read in parts, so that the server's memory does not grow with the list. The next part is read
 * while the client receives the previous one. `printEnd` is called after the last part.
 */
export function streamList(start: string, parts: AsyncIterable<Items>, printEnd: () => string): Readable {
  return Readable.from(print(start, parts, printEnd), { objectMode: false });
}

async function* print(
  start: string,
  parts: AsyncIterable<Items>,
  printEnd: () => string,
): AsyncGenerator<string> {
  let separator = start;
  for await (const items of readAhead(parts)) {
    if (items.length === 0) continue;
    yield separator + printItems(items);
    separator = ',';
  }
  yield separator === start ? start + printEnd() : printEnd();
}
