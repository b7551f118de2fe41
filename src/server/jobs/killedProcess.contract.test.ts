import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../database';
import { hasPostgres, migrations, NO_POSTGRES, startPostgres, type TestPostgres } from '#testing/contract';
import { createJobsHost, type JobsHost } from './createJobsHost';

const times = { leaseSeconds: 2, maintenanceSeconds: 1, pollMs: 100, renewMs: 300 };

describe.skipIf(!hasPostgres())(`a process with a job${hasPostgres() ? '' : ` (${NO_POSTGRES})`}`, () => {
  let postgres: TestPostgres | undefined;
  let database: Database | undefined;
  let host: JobsHost | undefined;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await createDatabase({ databaseUrl: postgres?.url, migrations });
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await host?.stop();
    await database?.close();
    await postgres?.remove();
  });

  it('loses it to another process when it is killed', { timeout: 60_000 }, async () => {
    if (!postgres || !database) throw new Error(NO_POSTGRES);
    const errors: unknown[] = [];
    host = createJobsHost(database, (error) => void errors.push(error), times);
    const queue = host.of('test').queue<string>('held');
    const id = await queue.send('count the ships', { retries: 1, retryDelay: 0 });

    const file = join(import.meta.dirname, '../testing/processes/holdJob.ts');
    child = spawn(process.execPath, ['--import', 'tsx', file, postgres.url, 'held', JSON.stringify(times)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!child.stdout) throw new Error('The process has no output.');
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    expect(line).toBe('count the ships 1');

    const runs: number[] = [];
    await queue.work(async ({ attempt }) => {
      runs.push(attempt);
      return 'counted';
    });
    expect(await queue.find(id)).toMatchObject({ state: 'running', attempt: 1 });

    child.kill('SIGKILL');
    await once(child, 'exit');
    await vi.waitFor(
      async () => expect(await queue.find(id)).toEqual({ state: 'completed', attempt: 2, output: 'counted' }),
      30_000,
    );
    expect(runs).toEqual([2]);
    expect(errors).toEqual([]);
  });
});
