import { Readable } from 'node:stream';
import { readAhead } from './readAhead';

/**
 * Streams a JSON list that is read in parts, so that the server's memory does not grow with the list. The next part is read
 * while the client receives the previous one. A part is its items as JSON, separated by commas. `printEnd` is called after the last part.
 */
export function streamList(start: string, parts: AsyncIterable<string>, printEnd: () => string): Readable {
  return Readable.from(print(start, parts, printEnd), { objectMode: false });
}

async function* print(
  start: string,
  parts: AsyncIterable<string>,
  printEnd: () => string,
): AsyncGenerator<string> {
  let separator = start;
  for await (const items of readAhead(parts)) {
    if (items === '') continue;
    yield separator + items;
    separator = ',';
  }
  yield separator === start ? start + printEnd() : printEnd();
}
