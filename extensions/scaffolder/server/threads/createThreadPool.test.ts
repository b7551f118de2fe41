import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { createThreadPool, ThreadTimeoutError } from './createThreadPool';

/** A thread that does what the test says. Like one of Node, it has ended when it reports `exit`. */
class FakeThread extends EventEmitter {
  requests: unknown[] = [];
  readonly ref = vi.fn<() => void>();
  readonly unref = vi.fn<() => void>();
  readonly terminate = vi.fn<() => Promise<void>>(() => new Promise((resolve) => this.once('exit', resolve)));
  postMessage(request: unknown): void {
    this.requests.push(request);
  }
}

function createPool() {
  const threads: FakeThread[] = [];
  const pool = createThreadPool<string, string>(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  return { pool, threads };
}

describe('a pool of threads', () => {
  it('uses a thread again', async () => {
    const { pool, threads } = createPool();
    for (const request of ['one', 'two']) {
      const answer = pool.run(request, 1000);
      await Promise.resolve();
      if (request === 'one') threads[0]?.emit('message', 'ready');
      await vi.waitFor(() => expect(threads[0]?.requests.at(-1)).toBe(request));
      threads[0]?.emit('message', `${request} done`);
      expect(await answer).toBe(`${request} done`);
    }
    expect(threads).toHaveLength(1);
  });

  it('stops, also if a thread answers at the same time', async () => {
    const { pool, threads } = createPool();
    const answer = pool.run('work', 1000);
    await Promise.resolve();
    threads[0]?.emit('message', 'ready');
    await vi.waitFor(() => expect(threads[0]?.requests).toEqual(['work']));
    const stopped = pool.stop();
    threads[0]?.emit('message', 'done');
    expect(await answer).toBe('done');
    threads[0]?.emit('exit', 1);
    await stopped;
    await expect(pool.run('more', 1000)).rejects.toThrow('The portal is stopping.');
  });

  it('replaces threads that fail, end or take too long', async () => {
    const { pool, threads } = createPool();
    const first = pool.run('one', 1000);
    await Promise.resolve();
    threads[0]?.emit('error', new Error('Out of memory'));
    await expect(first).rejects.toThrow('Out of memory');
    const second = pool.run('two', 1000);
    await Promise.resolve();
    threads[1]?.emit('exit', 1);
    await expect(second).rejects.toThrow('The thread was ended.');
    const third = pool.run('three', 10);
    await Promise.resolve();
    threads[2]?.emit('message', 'ready');
    await expect(third).rejects.toThrow(ThreadTimeoutError);
    expect(threads[2]?.terminate).toHaveBeenCalled();
  });

  it('ignores errors of threads without work', async () => {
    const { pool, threads } = createPool();
    const answer = pool.run('one', 1000);
    await Promise.resolve();
    threads[0]?.emit('message', 'ready');
    await vi.waitFor(() => expect(threads[0]?.requests).toEqual(['one']));
    threads[0]?.emit('message', 'done');
    await answer;
    threads[0]?.emit('error', new Error('Later'));
    void pool.run('two', 1000).catch(() => undefined);
    await vi.waitFor(() => expect(threads).toHaveLength(2));
  });
});
