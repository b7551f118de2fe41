import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Job, JobQueue } from '#backend';
import { createJobsHost, type JobsHost } from './createJobsHost';
import { databases, type OpenDatabase } from '#testing/contract';

const times = { leaseSeconds: 2, maintenanceSeconds: 1, pollMs: 100, renewMs: 300 };

describe.each(databases)('jobs on $name', (kind) => {
  describe.skipIf(kind.skipped)('of the embedded backend', () => {
    let opened: OpenDatabase;
    const hosts: JobsHost[] = [];
    const errors: unknown[] = [];

    beforeAll(async () => {
      opened = await kind.open();
    });
    afterAll(async () => {
      await Promise.all(hosts.map((host) => host.stop()));
      await opened?.close();
    });

    /** Acts as another process with the same database. */
    function open(): JobsHost {
      const host = createJobsHost(opened.database, (error) => void errors.push(error), times);
      hosts.push(host);
      return host;
    }
    const queueOf = (host: JobsHost, name: string): JobQueue<string> => host.of('test').queue<string>(name);

    it('run once in any process, and their output is stored', async () => {
      const done: string[] = [];
      const [one, other] = [queueOf(open(), 'once'), queueOf(open(), 'once')];
      const work = async ({ data }: Job<string>) => {
        done.push(data);
        return `${data}!`;
      };
      await Promise.all([one.work(work, { concurrency: 2 }), other.work(work)]);
      const data = Array.from({ length: 12 }, (_, index) => `job ${index}`);
      const ids = await Promise.all(data.map((item) => one.send(item)));
      await vi.waitFor(() => expect(done).toHaveLength(12), 20_000);
      expect(done.toSorted()).toEqual(data.toSorted());
      await vi.waitFor(async () =>
        expect(await other.find(ids[0] ?? '')).toEqual({ state: 'completed', attempt: 1, output: 'job 0!' }),
      );
    });

    it('are retried after a failure, up to the limit', async () => {
      const queue = queueOf(open(), 'failing');
      const attempts: number[] = [];
      await queue.work(async ({ attempt }) => {
        attempts.push(attempt);
        throw new Error('out of order');
      });
      const id = await queue.send('x', { retries: 1, retryDelay: 1 });
      await vi.waitFor(
        async () =>
          expect(await queue.find(id)).toMatchObject({
            state: 'failed',
            output: { message: 'out of order' },
          }),
        20_000,
      );
      expect(attempts).toEqual([1, 2]);
    });

    it('can run longer than their lease, and can be canceled by another process', async () => {
      const running = queueOf(open(), 'long');
      let started = 0;
      let aborted = 0;
      await running.work(async ({ signal }) => {
        started += 1;
        await once(signal, 'abort');
        aborted += 1;
      });
      const id = await running.send('x');
      await vi.waitFor(() => expect(started).toBe(1), 10_000);
      const later = Date.now() + times.leaseSeconds * 2_000;
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(later), 10_000);
      expect([started, await running.find(id)]).toMatchObject([1, { state: 'running' }]);
      await queueOf(open(), 'long').cancel(id);
      await vi.waitFor(() => expect(aborted).toBe(1), 10_000);
      expect(await running.find(id)).toMatchObject({ state: 'canceled' });
    });

    // The one session of the embedded database would wait as well.
    it.skipIf(kind.name.includes('embedded'))('keep running when they start during a renewal', async () => {
      let isRenewing = false;
      let answer = (): void => undefined;
      const renewals = new Set<unknown>();
      const { database } = opened;
      const slow = database.db.withPlugin({
        transformQuery({ node, queryId }) {
          if (JSON.stringify(node).includes('set started_on = now()')) renewals.add(queryId);
          return node;
        },
        async transformResult({ result, queryId }) {
          if (!renewals.has(queryId) || isRenewing) return result;
          isRenewing = true;
          await new Promise<void>((resolve) => (answer = resolve));
          return result;
        },
      });
      const host = createJobsHost({ ...database, db: slow }, (error) => void errors.push(error), times);
      hosts.push(host);
      const queue = queueOf(host, 'renewed');
      const signals = new Map<string, AbortSignal>();
      await queue.work(
        async ({ data, signal }) => {
          signals.set(data, signal);
          await once(signal, 'abort');
        },
        { concurrency: 2 },
      );
      await queue.send('first');
      await vi.waitFor(() => expect(isRenewing).toBe(true), 10_000);
      await queue.send('second');
      await vi.waitFor(() => expect(signals.has('second')).toBe(true), 10_000);
      answer();
      await new Promise((resolve) => setTimeout(resolve, times.renewMs * 2));
      expect([...signals.values()].map(({ aborted }) => aborted)).toEqual([false, false]);
    });

    it('return to the queue when the portal stops', async () => {
      const host = open();
      const queue = queueOf(host, 'stopped');
      let started = false;
      await queue.work(async ({ signal }) => {
        started = true;
        await once(signal, 'abort');
      });
      const id = await queue.send('x', { retries: 0 });
      await vi.waitFor(() => expect(started).toBe(true), 10_000);
      await host.stop();
      const next = queueOf(open(), 'stopped');
      expect(await next.find(id)).toMatchObject({ state: 'queued' });
      await next.work(async () => 'done at last');
      await vi.waitFor(async () => expect(await next.find(id)).toMatchObject({ state: 'completed' }), 10_000);
    });

    it('cause no errors', () => expect(errors).toEqual([]));
  });
});
