import type PgBoss from 'pg-boss';
import type { Jobs, PluginDatabase } from '#backend';
import { createJobQueue } from './createJobQueue';
import type { JobWorker } from './jobWorker';
import { openBoss } from './openBoss';

/** Timings of the queues. Tests use shorter ones. */
export interface JobTimes {
  /** Seconds without a renewal after which a job counts as abandoned. */
  leaseSeconds: number;
  /** Seconds between checks for abandoned jobs. */
  maintenanceSeconds: number;
  /** Milliseconds between checks for new jobs. */
  pollMs: number;
  /** Milliseconds between renewals. Also the time until a process notices that another one canceled its job. */
  renewMs: number;
}

const TIMES: JobTimes = { leaseSeconds: 30, maintenanceSeconds: 15, pollMs: 1_000, renewMs: 2_000 };

/** The queues of all plugins. Nothing is opened before the first use. */
export interface JobsHost {
  of(pluginId: string): Jobs;
  /** Aborts running jobs, returns them to their queues and waits for their handlers. */
  stop(): Promise<void>;
}

export function createJobsHost(
  database: PluginDatabase<unknown>,
  onError: (error: unknown) => void,
  times: JobTimes = TIMES,
): JobsHost {
  const workers = new Set<JobWorker>();
  let opening: Promise<PgBoss> | undefined;
  const open = (): Promise<PgBoss> => {
    opening ??= openBoss({ db: database.db, maintenanceSeconds: times.maintenanceSeconds, onError });
    // If opening fails, the next use retries.
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return {
    of: (pluginId) => ({
      queue: (name) => createJobQueue(`${pluginId}/${name}`, { database, open, workers, times, onError }),
    }),
    async stop() {
      await Promise.all([...workers].map((worker) => worker.stop()));
      await (await opening?.catch(() => undefined))?.stop({ graceful: false });
    },
  };
}
