import type { TaskEvent } from '../../protocol/tasks';
import type { NewEvent, TaskStore } from './taskStore';

/** Milliseconds after which messages of a log are stored. */
const FLUSH_MS = 100;
/** Messages that are stored at once. */
const MAX_BATCH = 500;

/** Stores the log of a running task in batches, in order. */
export interface EventWriter {
  log: (body: TaskEvent['body']) => void;
  /** Stores everything. Returns whether the task still runs here. */
  flush(): Promise<boolean>;
}

export function createEventWriter(
  store: Pick<TaskStore, 'append'>,
  task: { id: string; run: number },
  onStored: () => void,
): EventWriter {
  let queued: NewEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<boolean> = Promise.resolve(true);

  /** Events of a failed write stay queued, and the next flush writes them again. */
  async function writeQueued(): Promise<boolean> {
    while (queued.length > 0) {
      const batch = queued.slice(0, MAX_BATCH);
      const isOwn = await store.append(task.id, task.run, batch);
      queued = queued.slice(batch.length);
      onStored();
      if (!isOwn) return false;
    }
    return true;
  }

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    last = last.catch(() => true).then(writeQueued);
    return last;
  };
  return {
    log(body) {
      queued.push({ type: 'log', body });
      // A changed status is visible immediately.
      if (body.status !== undefined || queued.length >= MAX_BATCH) void flush().catch(() => undefined);
      else timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_MS);
    },
    flush,
  };
}
