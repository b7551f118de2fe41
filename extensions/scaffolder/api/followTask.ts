import * as z from 'zod/mini';
import { LostConnection, readEventStream, ResponseError } from '#sdk';
import { urlPath } from '#protocol';
import { taskEventSchema, taskSchema, type TaskEvent } from '../protocol/tasks';
import type { StreamLogsRequest } from './ScaffolderApi';
import { isTemporary, requestParsed, sendScaffolder, type ScaffolderTransport } from './scaffolderTransport';

/** Options of {@link followTask}. */
export interface FollowTaskOptions extends StreamLogsRequest {
  /** Called once for each event, in the order of their ids. */
  onEvent: (event: TaskEvent) => void;
  signal: AbortSignal;
}

/** The wait before a new connection and between two requests, in ms. */
const RETRY_WAIT = 1_000;

/**
 * Follows a task until it ends or the signal is aborted. Reads the event stream. A stream that breaks continues after its last event.
 * A stream that stays silent, or is none, is replaced by requests, every second.
 *
 * @throws ResponseError if the task cannot be read. What networks and proxies report is waited for
 */
export async function followTask(
  transport: ScaffolderTransport,
  { taskId, after = 0, isEnded = false, onEvent, onConnection, signal }: FollowTaskOptions,
): Promise<void> {
  let last = after;
  let isLost = false;

  const report = (error?: Error): void => {
    if (signal.aborted || isLost === (error !== undefined)) return;
    isLost = error !== undefined;
    onConnection?.(error);
  };
  const receive = (event: TaskEvent): void => {
    report();
    if (signal.aborted || event.id <= last) return;
    last = event.id;
    onEvent(event);
  };
  /** Returns whether another stream can bring the next events. */
  const stream = async (): Promise<boolean> => {
    const known = last;
    try {
      for await (const event of openStream(transport, taskId, last, signal)) {
        receive(event);
        // Not all servers close the stream then. More events follow if the task was retried.
        if (event.type === 'completion') break;
      }
      return true;
    } catch (error) {
      // The backend or the network is away, and the stream works when it is back.
      if (isTemporary(error)) return true;
      if (!(error instanceof LostConnection)) throw error;
      return last > known || error.cause !== undefined;
    }
  };
  /** Returns whether the task has ended and all its events are known. */
  const poll = async (): Promise<boolean> => {
    const events = await requestEvents(transport, taskId, last, signal);
    report();
    events.forEach(receive);
    // The status changes together with the last event, so no events follow.
    const mayHaveEnded = events.length === 0 || events.at(-1)?.type === 'completion';
    return mayHaveEnded && (await hasEnded(transport, taskId, signal));
  };

  // The events of an ended task are requested first. Most logs fit into one response.
  let skipsStream = isEnded;
  for (let canStream = true; !signal.aborted; await pause(RETRY_WAIT, signal)) {
    if (canStream && !skipsStream) canStream = await stream();
    skipsStream = false;
    try {
      if (signal.aborted || (await poll())) return;
    } catch (error) {
      if (!isTemporary(error)) throw error;
      report(error as Error);
    }
  }
}

async function* openStream(
  transport: ScaffolderTransport,
  taskId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<TaskEvent> {
  const path = urlPath`/v2/tasks/${taskId}/eventstream`;
  const response = await sendScaffolder(transport, `${path}?after=${after}`, {
    headers: { accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
  if (!response.ok) throw await ResponseError.fromResponse(response);
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null || !type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    throw new LostConnection();
  }
  for await (const { data } of readEventStream(response.body)) yield* readEvents([parseJson(data)]);
}

async function requestEvents(
  transport: ScaffolderTransport,
  taskId: string,
  after: number,
  signal: AbortSignal,
): Promise<TaskEvent[]> {
  const path = `${urlPath`/v2/tasks/${taskId}/events`}?after=${after}`;
  return readEvents(await requestParsed(transport, eventListSchema, { path, signal }));
}

const eventListSchema = z.array(z.unknown());

/** Leaves out events that are not as expected, so that one of them does not hide the rest of the task. */
function readEvents(events: readonly unknown[]): TaskEvent[] {
  return events.flatMap((event) => taskEventSchema.safeParse(event).data ?? []);
}

async function hasEnded(
  transport: ScaffolderTransport,
  taskId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { status } = await requestParsed(transport, taskSchema, {
    path: urlPath`/v2/tasks/${taskId}`,
    signal,
  });
  return status !== 'open' && status !== 'processing';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, duration);
    signal.addEventListener('abort', end, over);
  });
}
