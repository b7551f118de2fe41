import type { JsonValue } from '#model';

/** A job, as its handler receives it. */
export interface Job<Data extends JsonValue> {
  id: string;
  data: Data;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborts when the job is canceled, when the portal stops, or when another process takes over the job. */
  signal: AbortSignal;
}

/** Runs a job. The returned value is stored as the job's output. If the handler throws, the job is retried. */
export type JobHandler<Data extends JsonValue> = (job: Job<Data>) => Promise<JsonValue | void>;

/** Options for a job. */
export interface SendOptions {
  /** How often to retry the job after a failure or a crash. 2 by default. */
  retries?: number;
  /** Seconds before the first retry. Doubles with each retry. 1 by default. */
  retryDelay?: number;
  /** Seconds before the job can start. 0 by default. */
  delay?: number;
}

/** The status of a job. */
export interface JobStatus {
  state: 'queued' | 'running' | 'completed' | 'canceled' | 'failed';
  attempt: number;
  /** The value that the handler returned, or `{ message }` of the last failure. */
  output?: JsonValue;
}

/**
 * A job queue in the portal's database. A job is stored once `send` resolves. If a process crashes, any process on the same
 * database runs its jobs again, so a handler can receive a job more than once and must be idempotent.
 */
export interface JobQueue<Data extends JsonValue> {
  /** Stores a job and returns its id. */
  send(data: Data, options?: SendOptions): Promise<string>;
  /** Runs the jobs of this queue in this process until the portal stops. Runs up to `concurrency` jobs at once, 1 by default. */
  work(handler: JobHandler<Data>, options?: { concurrency?: number }): Promise<void>;
  /** Cancels a queued or running job, also in another process. Has no effect on a job that has ended. */
  cancel(id: string): Promise<void>;
  /** Returns `undefined` for an unknown job. Ended jobs are kept for a week. */
  find(id: string): Promise<JobStatus | undefined>;
}

/** The job queues of a plugin. The portal creates their tables on first use. */
export interface Jobs {
  /** Returns the queue with this name. Names are scoped to the plugin. */
  queue<Data extends JsonValue>(name: string): JobQueue<Data>;
}
