import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPage } from '../reader/parse/readPage';

let terminated = 0;
let answer: readonly object[] = [];

/** A worker that sends its answer, and nothing after it. */
class SlowWorker extends EventTarget {
  postMessage(): void {
    for (const data of answer) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    terminated += 1;
  }
}

beforeEach(() => {
  terminated = 0;
  vi.stubGlobal('Worker', SlowWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('stops the worker of a page that is left before its content is read', async () => {
  answer = [
    { kind: 'shell', shell: {} },
    { kind: 'blocks', blocks: ['a'] },
  ];
  const leave = new AbortController();
  const { batches } = await readPage('<p>a', leave.signal);
  expect(terminated).toBe(0);
  leave.abort();
  await vi.waitFor(() => expect(terminated).toBe(1));
  expect(await batches[Symbol.asyncIterator]().next()).toEqual({ done: true, value: undefined });
});

it('stops the worker of a page that is left while it is parsed', async () => {
  answer = [];
  const leave = new AbortController();
  const reading = readPage('<p>a', leave.signal);
  leave.abort();
  await expect(reading).rejects.toThrow('no longer read');
  expect(terminated).toBe(1);
});
