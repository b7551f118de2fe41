import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { hideFromOthers, readCount, readQuery, type Log, type Router } from '#backend';
import { taskReadPermission } from '../../protocol/permissions';
import type { TaskEvent } from '../../protocol/tasks';
import type { TaskChanges } from '../tasks/taskChanges';
import { EVENTS_AT_ONCE, type TaskStore } from '../tasks/taskStore';
import type { FindTask, TaskParams } from './taskRoutes';

export interface EventRouteParts {
  find: FindTask;
  store: TaskStore;
  changes: TaskChanges;
  log: Log;
  /** Milliseconds after which a stream checks again whether its caller may read the task. */
  accessMs?: number;
}

/** Milliseconds until a stream looks for events of other processes. */
const POLL_MS = 1_000;
/** Keeps connections open through proxies that close silent ones. */
const BEAT_MS = 15_000;
/** The lifetime of a stream, and by default of a token. Clients connect again after their last event, with a new token. */
const STREAM_MS = 60 * 60_000;
/** Events in one response. Clients ask again after the last one. */
const MAX_EVENTS = 10_000;

/** The events of a task: those so far, or as a stream. Both continue after an id. */
export function eventRoutes(router: Router, parts: EventRouteParts): void {
  const { find, store, changes, log, accessMs = 60_000 } = parts;
  router.get<TaskParams>('/v2/tasks/:taskId/events', hideFromOthers(taskReadPermission), async (request) => {
    const { id } = await find(request.params.taskId, request, taskReadPermission);
    const events: TaskEvent[] = [];
    let after = readCount(readQuery(request), 'after') ?? 0;
    while (events.length < MAX_EVENTS) {
      const page = await store.events(id, after);
      events.push(...page);
      if (page.length < EVENTS_AT_ONCE) break;
      after = page.at(-1)?.id ?? after;
    }
    return events;
  });

  router.get<TaskParams>(
    '/v2/tasks/:taskId/eventstream',
    hideFromOthers(taskReadPermission),
    async (request, reply) => {
      const { id } = await find(request.params.taskId, request, taskReadPermission);
      const after = readCount(readQuery(request), 'after') ?? 0;
      const stream = new PassThrough();
      const closed = new AbortController();
      const close = (): void => closed.abort();
      stream.once('close', close);
      const beat = setInterval(() => stream.write(': \n\n'), BEAT_MS);
      const end = setTimeout(close, STREAM_MS);
      const check = setInterval(() => void find(id, request, taskReadPermission).catch(close), accessMs);
      void send(id, after, stream, closed.signal)
        .catch((error: unknown) => {
          // The client connects again after its last event.
          if (!closed.signal.aborted) log.warn(`The events of task ${id} cannot be sent. ${String(error)}`);
        })
        .finally(() => {
          clearInterval(beat);
          clearInterval(check);
          clearTimeout(end);
          stream.end();
        });
      return reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-cache')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );

  /** Ends after the completion. */
  async function send(id: string, start: number, stream: PassThrough, signal: AbortSignal): Promise<void> {
    let after = start;
    while (!signal.aborted) {
      // Registered before the query, so that no event is missed between the two.
      const changed = changes.wait(id, POLL_MS, signal);
      const events = await store.events(id, after);
      for (const event of events) {
        const hasRoom = stream.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
        if (!hasRoom) await once(stream, 'drain', { signal });
        after = event.id;
      }
      if (events.at(-1)?.type === 'completion') return;
      if (events.length === 0 && (await hasEnded(id))) {
        // It can end after the query above.
        if ((await store.events(id, after)).length === 0) return;
      } else if (events.length < EVENTS_AT_ONCE) await changed;
    }
  }

  /** Whether no events follow. The status changes together with the last event. */
  async function hasEnded(id: string): Promise<boolean> {
    const status = (await store.find(id))?.status;
    return status !== 'open' && status !== 'processing';
  }
}
