import type PgBoss from 'pg-boss';
import type { JobQueue, JobStatus, PluginDatabase } from '#backend';
import type { JsonObject, JsonValue } from '#model';
import type { JobTimes } from './createJobsHost';
import { JobWorker } from './jobWorker';

export interface QueueParts {
  database: PluginDatabase<unknown>;
  open(): Promise<PgBoss>;
  /** All workers of this process. */
  workers: Set<JobWorker>;
  times: JobTimes;
  onError: (error: unknown) => void;
}

const STATES: Record<string, JobStatus['state']> = {
  created: 'queued',
  retry: 'queued',
  active: 'running',
  completed: 'completed',
  cancelled: 'canceled',
  failed: 'failed',
};

/** Codes of PostgreSQL for a deadlock and for a table that another session has just created. */
const COLLISIONS = new Set(['40P01', '42P07']);
const MAX_TRIES = 5;

/** Creates a queue unless it exists. Processes that create the same one at once can collide, and all but one try again. */
async function createQueue(boss: PgBoss, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await boss.createQueue(name);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!COLLISIONS.has(code) || tries === MAX_TRIES) throw error;
    }
  }
}

/** Creates a queue by its full name. Its tables are created on first use. */
export function createJobQueue<Data extends JsonValue>(name: string, parts: QueueParts): JobQueue<Data> {
  let created: Promise<PgBoss> | undefined;
  const ready = (): Promise<PgBoss> => {
    created ??= parts.open().then(async (boss) => {
      await createQueue(boss, name);
      return boss;
    });
    created.catch(() => (created = undefined));
    return created;
  };
  const ownWorkers = (): JobWorker[] => [...parts.workers].filter((worker) => worker.name === name);
  return {
    async send(data, { retries = 2, retryDelay = 1, delay = 0 } = {}) {
      const boss = await ready();
      const id = await boss.send(
        name,
        { value: data },
        {
          retryLimit: retries,
          retryDelay,
          retryBackoff: true,
          startAfter: delay,
          expireInSeconds: parts.times.leaseSeconds,
        },
      );
      if (id === null) throw new Error(`The queue '${name}' rejected the job.`);
      for (const worker of ownWorkers()) worker.wake();
      return id;
    },
    async work(handler, { concurrency = 1 } = {}) {
      const boss = await ready();
      const run: JobWorker['handler'] = (job) => handler({ ...job, data: job.data as Data });
      parts.workers.add(
        new JobWorker({ ...parts, db: parts.database.db, name, boss, handler: run, concurrency }),
      );
    },
    async cancel(id) {
      const boss = await ready();
      await boss.cancel(name, id);
      await Promise.all(ownWorkers().map((worker) => worker.renew()));
    },
    async find(id) {
      const boss = await ready();
      const job = await boss.getJobById(name, id, { includeArchive: true });
      if (!job) return undefined;
      const output = job.output as JsonObject | null;
      return {
        state: STATES[job.state] ?? 'failed',
        attempt: job.retryCount + 1,
        ...(output === null ? {} : { output: 'value' in output ? output['value'] : output }),
      };
    },
  };
}
