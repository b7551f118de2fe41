import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres, NO_POSTGRES, startPostgres, type TestPostgres } from '#testing/contract';
import { endFile, startPortal } from '../testing/processes/runTasks';
import type { Task, TaskEvent } from '../protocol/tasks';

const TASKS = 10;

/** Whether a task must not start over. The two kinds do not alternate, because the processes could take turns. */
const isSingle = (index: number): boolean => index % 4 < 2;

describe.skipIf(!hasPostgres())(
  `ten tasks in two processes${hasPostgres() ? '' : ` (${NO_POSTGRES})`}`,
  () => {
    let home: string;
    let postgres: TestPostgres | undefined;
    let portal: Awaited<ReturnType<typeof startPortal>> | undefined;
    let child: ChildProcess | undefined;

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-killed-'));
      postgres = await startPostgres();
    });
    afterAll(async () => {
      child?.kill('SIGKILL');
      await portal?.server.close();
      await portal?.database.close();
      await postgres?.remove();
      await rm(home, { recursive: true, force: true });
    });

    it('are not lost and not run twice when one process is killed, unless they may start over', async () => {
      if (!postgres) throw new Error(NO_POSTGRES);
      const record = join(home, 'record');
      await writeFile(record, '');
      portal = await startPortal(postgres.url, home, record);
      const { server } = portal;
      const file = join(import.meta.dirname, '../testing/processes/runTasks.ts');
      const other = spawn(process.execPath, ['--import', 'tsx', file, postgres.url, home, record], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = other;
      await once(createInterface({ input: other.stdout }), 'line');

      const ids: string[] = [];
      for (let index = 0; index < TASKS; index += 1) {
        const templateRef = `template:default/${isSingle(index) ? 'waits' : 'waits-again'}`;
        const created = await server.call({
          method: 'POST',
          url: '/api/scaffolder/v2/tasks',
          payload: { templateRef, values: {} },
        });
        ids.push(created.json<{ id: string }>().id);
      }
      const readEvents = async (id: string, after = 0): Promise<TaskEvent[]> =>
        (await server.call({ url: `/api/scaffolder/v2/tasks/${id}/events?after=${after}` })).json();
      /** Reads the stream until it ends. */
      const readStream = async (id: string): Promise<TaskEvent[]> => {
        const { body } = await server.call({ url: `/api/scaffolder/v2/tasks/${id}/eventstream` });
        return [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as TaskEvent);
      };
      /** Asks for the events after the last one until the task ends, like a client without streams. */
      const poll = async (id: string): Promise<TaskEvent[]> => {
        const polled: TaskEvent[] = [];
        while (polled.at(-1)?.type !== 'completion') {
          polled.push(...(await readEvents(id, polled.at(-1)?.id)));
          await wait(500);
        }
        return polled;
      };
      const followed = ids.map(async (id) => ({ id, ways: await Promise.all([readStream(id), poll(id)]) }));
      const readRecord = async (): Promise<string[]> => (await readFile(record, 'utf8')).trim().split('\n');
      // All tasks run, and none has ended.
      await vi.waitFor(
        async () => expect(new Set((await readRecord()).map((line) => line.split(' ')[0])).size).toBe(TASKS),
        {
          timeout: 60_000,
          interval: 100,
        },
      );
      other.kill('SIGKILL');
      await once(other, 'exit');
      await writeFile(endFile(record), '');

      const find = async (id: string): Promise<Task> =>
        (await server.call({ url: `/api/scaffolder/v2/tasks/${id}` })).json<Task>();
      await vi.waitFor(
        async () => {
          const tasks = await Promise.all(ids.map(find));
          expect(tasks.filter(({ status }) => status === 'open' || status === 'processing')).toEqual([]);
        },
        { timeout: 60_000, interval: 200 },
      );
      const tasks = await Promise.all(ids.map(find));
      const lines = await readRecord();
      const starts = (id: string): number => lines.filter((line) => line === `${id} step-0`).length;

      const [single, again] = [
        ids.filter((_, index) => isSingle(index)),
        ids.filter((_, index) => !isSingle(index)),
      ];
      expect(single.map(starts)).toEqual(single.map(() => 1));
      expect(again.map(starts).every((count) => count === 1 || count === 2)).toBe(true);
      // The killed process had tasks of both kinds, so the test can fail.
      expect(tasks.filter(({ status }) => status === 'failed').length).toBeGreaterThan(0);
      expect(again.map(starts).filter((count) => count === 2).length).toBeGreaterThan(0);
      const statusOf = new Map(tasks.map(({ id, status }) => [id, status]));
      expect(again.map((id) => statusOf.get(id))).toEqual(again.map(() => 'completed'));

      for (const id of ids) {
        const events = await readEvents(id);
        expect(await readStream(id)).toEqual(events);
        const numbers = events.map((event) => event.id);
        expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
        expect(events.filter(({ type }) => type === 'completion')).toHaveLength(1);
        expect(events.at(-1)?.type).toBe('completion');
      }

      // Clients that followed the tasks all the time got each event once, also those of the killed process.
      for (const { id, ways } of await Promise.all(followed)) {
        const events = await readEvents(id);
        for (const way of ways) {
          const start = way.findLastIndex(({ type }) => type === 'recovered');
          expect(way.slice(Math.max(start, 0))).toEqual(events);
          const before = way.slice(0, Math.max(start, 0)).map((event) => event.id);
          expect(before).toEqual(before.map((_, index) => index + 1));
          expect(start === -1 || before.length > 0).toBe(true);
        }
      }

      // The workspaces of the killed process are removed when a process starts.
      const folder = join(home, 'scaffolder/workspaces');
      expect((await readdir(folder)).length).toBeGreaterThan(0);
      const { server: next, database } = await startPortal(postgres.url, home, record);
      await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 60_000);
      await next.close();
      await database.close();
    });
  },
);
