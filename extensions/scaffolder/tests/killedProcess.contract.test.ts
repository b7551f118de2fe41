import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres, NO_POSTGRES, startPostgres, type TestPostgres } from '#testing/contract';
import { startPortal } from '../testing/processes/runTasks';
import type { Task, TaskEvent } from '../protocol/tasks';

const TASKS = 10;

describe.skipIf(!hasPostgres())(
  `ten tasks in two processes${hasPostgres() ? '' : ` (${NO_POSTGRES})`}`,
  () => {
    let home: string;
    let postgres: TestPostgres | undefined;
    let portal: Awaited<ReturnType<typeof startPortal>> | undefined;

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-killed-'));
      postgres = await startPostgres();
    });
    afterAll(async () => {
      await portal?.server.close();
      await portal?.database.close();
      await postgres?.remove();
      await rm(home, { recursive: true, force: true });
    });

    it(
      'are not lost and not run twice when one process is killed, unless they may start over',
      { timeout: 120_000 },
      async () => {
        if (!postgres) throw new Error(NO_POSTGRES);
        const record = join(home, 'record');
        await writeFile(record, '');
        portal = await startPortal(postgres.url, home, record);
        const { server } = portal;
        const file = join(import.meta.dirname, '../testing/processes/runTasks.ts');
        const child = spawn(process.execPath, ['--import', 'tsx', file, postgres.url, home, record], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(createInterface({ input: child.stdout }), 'line');

        const ids: string[] = [];
        for (let index = 0; index < TASKS; index += 1) {
          const templateRef = `template:default/${index % 2 === 0 ? 'slow' : 'slow-again'}`;
          const created = await server.call({
            method: 'POST',
            url: '/api/scaffolder/v2/tasks',
            payload: { templateRef, values: {} },
          });
          ids.push(created.json<{ id: string }>().id);
        }
        const readRecord = async (): Promise<string[]> => (await readFile(record, 'utf8')).trim().split('\n');
        // All tasks run, and none has ended.
        await vi.waitFor(
          async () =>
            expect(new Set((await readRecord()).map((line) => line.split(' ')[0])).size).toBe(TASKS),
          {
            timeout: 20_000,
            interval: 20,
          },
        );
        child.kill('SIGKILL');
        await once(child, 'exit');

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
          ids.filter((_, index) => index % 2 === 0),
          ids.filter((_, index) => index % 2 === 1),
        ];
        expect(single.map(starts)).toEqual(single.map(() => 1));
        expect(again.map(starts).every((count) => count === 1 || count === 2)).toBe(true);
        // The killed process had tasks of both kinds, so the test can fail.
        expect(tasks.filter(({ status }) => status === 'failed').length).toBeGreaterThan(0);
        expect(again.map(starts).filter((count) => count === 2).length).toBeGreaterThan(0);
        const statusOf = new Map(tasks.map(({ id, status }) => [id, status]));
        expect(again.map((id) => statusOf.get(id))).toEqual(again.map(() => 'completed'));

        for (const id of ids) {
          const url = `/api/scaffolder/v2/tasks/${id}`;
          const events = (await server.call({ url: `${url}/events` })).json<TaskEvent[]>();
          const stream = (await server.call({ url: `${url}/eventstream` })).body;
          const streamed = [...stream.matchAll(/^data: (.*)$/gm)].map(
            ([, data = '']) => JSON.parse(data) as TaskEvent,
          );
          expect(streamed).toEqual(events);
          const numbers = events.map((event) => event.id);
          expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
          expect(events.filter(({ type }) => type === 'completion')).toHaveLength(1);
          expect(events.at(-1)?.type).toBe('completion');
        }

        // The workspaces of the killed process are removed when a process starts.
        const folder = join(home, 'scaffolder/workspaces');
        expect((await readdir(folder)).length).toBeGreaterThan(0);
        const { server: next, database } = await startPortal(postgres.url, home, record);
        await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 10_000);
        await next.close();
        await database.close();
      },
    );
  },
);
