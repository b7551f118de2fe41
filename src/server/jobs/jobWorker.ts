import { sql, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import type { JobHandler } from '#backend';
import type { JsonValue } from '#model';
import { JOBS_SCHEMA } from './openBoss';

export interface JobWorkerOptions {
  /** Full name of the queue. */
  name: string;
  boss: PgBoss;
  db: Kysely<unknown>;
  handler: JobHandler<JsonValue>;
  concurrency: number;
  times: { pollMs: number; renewMs: number };
  onError: (error: unknown) => void;
}

interface RunningJob {
  /** How often the job was started before. Another process that takes it over increments it. */
  retryCount: number;
  abort: AbortController;
  done: Promise<void>;
}

const table = sql.table(`${JOBS_SCHEMA}.job`);

/**
 * Runs the jobs of one queue in this process. pg-boss stores the jobs. Its own workers neither renew long jobs nor
 * notify a handler of a cancellation, so this class fetches, renews and completes them.
 */
export class JobWorker {
  readonly name: string;
  readonly handler: JobHandler<JsonValue>;
  readonly #options: JobWorkerOptions;
  readonly #running = new Map<string, RunningJob>();
  readonly #renewal: NodeJS.Timeout;
  readonly #loop: Promise<void>;
  #stopped = false;
  #woken = false;
  #endSleep = (): void => undefined;

  constructor(options: JobWorkerOptions) {
    this.name = options.name;
    this.handler = options.handler;
    this.#options = options;
    this.#renewal = setInterval(() => void this.renew(), options.times.renewMs);
    this.#loop = this.#fetchUntilStopped();
  }

  /** Checks for a job immediately. */
  wake(): void {
    this.#woken = true;
    this.#endSleep();
  }

  /** Renews the leases of the running jobs, and aborts jobs that were canceled or taken over. */
  async renew(): Promise<void> {
    // Jobs that start during the update are not part of it.
    const jobs = [...this.#running];
    if (jobs.length === 0) return;
    try {
      const kept = await this.#renewLeases(jobs);
      for (const [id, job] of jobs) if (!kept.has(id)) job.abort.abort();
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Aborts the running jobs and returns them to the queue. They run again, and the attempt does not count. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#renewal);
    this.wake();
    await this.#loop;
    const jobs = [...this.#running.entries()];
    await Promise.all(jobs.map(([id, job]) => this.#giveBack(id, job)));
    await Promise.all(jobs.map(([, { done }]) => done));
  }

  async #fetchUntilStopped(): Promise<void> {
    while (!this.#stopped) {
      const free = this.#options.concurrency - this.#running.size;
      const jobs = free > 0 ? await this.#fetch() : [];
      for (const job of jobs) this.#begin(job);
      if (jobs.length === 0) await this.#sleep();
    }
  }

  async #fetch(): Promise<Array<PgBoss.JobWithMetadata<{ value: JsonValue }>>> {
    try {
      return await this.#options.boss.fetch<{ value: JsonValue }>(this.name, {
        batchSize: 1,
        includeMetadata: true,
      });
    } catch (error) {
      this.#options.onError(error);
      return [];
    }
  }

  #begin({ id, data, retryCount }: PgBoss.JobWithMetadata<{ value: JsonValue }>): void {
    const abort = new AbortController();
    const done = this.#run(id, data.value, retryCount, abort.signal).finally(() => {
      this.#running.delete(id);
      this.wake();
    });
    this.#running.set(id, { retryCount, abort, done });
  }

  async #run(id: string, data: JsonValue, retryCount: number, signal: AbortSignal): Promise<void> {
    try {
      const ended = await this.#settle(() => this.handler({ id, data, attempt: retryCount + 1, signal }));
      // The state of an aborted job has already been set.
      if (signal.aborted) return;
      if ('error' in ended) await this.#options.boss.fail(this.name, id, { message: ended.error });
      else await this.#options.boss.complete(this.name, id, { value: ended.output });
    } catch (error) {
      // The job's lease expires, and the job runs again.
      this.#options.onError(error);
    }
  }

  async #settle(run: () => Promise<JsonValue | void>): Promise<{ output: JsonValue } | { error: string }> {
    try {
      return { output: (await run()) ?? null };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Returns the jobs that still run here. */
  async #renewLeases(jobs: ReadonlyArray<[string, RunningJob]>): Promise<Set<string>> {
    const ids = jobs.map(([id]) => id);
    const counts = jobs.map(([, { retryCount }]) => retryCount);
    const { rows } = await sql<{ id: string }>`
      update ${table} set started_on = now()
      where name = ${this.name} and state = 'active'
        and (id, retry_count) in (select * from unnest(${ids}::uuid[], ${counts}::int[]))
      returning id`.execute(this.#options.db);
    return new Set(rows.map(({ id }) => id));
  }

  async #giveBack(id: string, { retryCount, abort }: RunningJob): Promise<void> {
    abort.abort();
    await sql`
      update ${table} set state = 'retry', retry_limit = retry_limit + 1, start_after = now()
      where name = ${this.name} and id = ${id}::uuid and state = 'active' and retry_count = ${retryCount}`
      .execute(this.#options.db)
      .catch(this.#options.onError);
  }

  async #sleep(): Promise<void> {
    // A job may have been sent during the last check.
    if (!this.#woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#options.times.pollMs);
        this.#endSleep = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#woken = false;
  }
}
