import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClusterObjects } from '../../protocol';

/** How many objects are printed at once. */
const BATCH = 100;

/** Prints `{ "items": [...] }` in parts, so that thousands of objects do not hold up the requests of other users. */
export function streamObjects(items: readonly ClusterObjects[]): Readable {
  return Readable.from(print(items), { objectMode: false });
}

async function* print(items: readonly ClusterObjects[]): AsyncGenerator<string> {
  yield '{"items":[';
  for (const [index, { cluster, resources, podMetrics, errors }] of items.entries()) {
    yield `${index > 0 ? ',' : ''}{"cluster":${JSON.stringify(cluster)},"resources":[`;
    for (const [position, list] of resources.entries()) {
      yield `${position > 0 ? ',' : ''}{"type":${JSON.stringify(list.type)},"resources":[`;
      yield* printList(list.resources);
      yield ']}';
    }
    yield '],"podMetrics":[';
    yield* printList(podMetrics);
    yield `],"errors":${JSON.stringify(errors)}}`;
  }
  yield ']}';
}

async function* printList(list: readonly object[]): AsyncGenerator<string> {
  for (let start = 0; start < list.length; start += BATCH) {
    if (start > 0) await nextTurn();
    const text = JSON.stringify(list.slice(start, start + BATCH)).slice(1, -1);
    yield start > 0 ? `,${text}` : text;
  }
}
