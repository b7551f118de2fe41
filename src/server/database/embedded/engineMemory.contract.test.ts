import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';

/** Far less than all answers of the test together. */
const HEAP_MB = 48;
const ANSWER_MB = 4;
const ANSWERS = 60;

let worker: Worker | undefined;
afterEach(() => worker?.terminate());

it('keeps no answer in the memory of its thread', { timeout: 120_000 }, async () => {
  worker = new Worker(new URL('./engineWorker.mjs', import.meta.url), {
    workerData: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const thread = worker;
  expect((await once(thread, 'message'))[0]).toMatchObject({ kind: 'ready' });
  // Latin rows, which a parsed answer keeps as texts on the heap.
  const query = createQuery(`select repeat('a', 1000) || n from generate_series(1, ${ANSWER_MB * 1000}) n`);
  for (let id = 1; id <= ANSWERS; id += 1) {
    thread.postMessage({ id, kind: 'wire', bytes: query });
    const [answer] = (await once(thread, 'message')) as [{ id: number; bytes: Uint8Array }];
    expect(answer.id).toBe(id);
    expect(answer.bytes.length).toBeGreaterThan(ANSWER_MB * 1_000_000);
  }
});

/** A simple query in the wire protocol. */
function createQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, body]));
}
