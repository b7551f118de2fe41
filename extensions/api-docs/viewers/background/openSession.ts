import { callMethod } from './callMethod';
import {
  type CreateReader,
  type ReaderMethods,
  type Session,
  TooSlowError,
  type WorkerAnswer,
  type WorkerRequest,
} from './session';

/** The time limit for the first answer, which includes parsing, in ms. */
const openLimit = 20_000;
/** The time limit for any other answer, in ms. */
const readLimit = 5000;

/**
 * Opens a session about a definition. It is read in a worker that starts with the first question, so that a large definition does
 * not block the page, and one that takes too long can be given up. Where workers are not available, it is read in the page.
 */
export function openSession<TReader extends ReaderMethods<TReader>>(
  definition: string,
  createWorker: () => Worker,
  loadReader: () => Promise<CreateReader<TReader>>,
): Session<TReader> {
  const channel =
    typeof Worker === 'undefined'
      ? openLocalChannel(definition, loadReader)
      : openWorkerChannel(definition, createWorker);
  return {
    ask: (name, ...args) => channel.call(name, args) as Promise<ReturnType<TReader[typeof name]>>,
    close: channel.close,
  };
}

interface Channel {
  call: (name: string, args: unknown[]) => Promise<unknown>;
  close: () => void;
}

function openLocalChannel<TReader extends ReaderMethods<TReader>>(
  definition: string,
  loadReader: () => Promise<CreateReader<TReader>>,
): Channel {
  let reader: Promise<TReader> | undefined;
  return {
    call: async (name, args) => {
      reader ??= loadReader().then((createReader) => createReader(definition));
      return callMethod(await reader, name as keyof TReader, args);
    },
    close: () => {},
  };
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

function openWorkerChannel(definition: string, createWorker: () => Worker): Channel {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const stop = (error: Error) => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  // The worker answers one question after the other, so the time counts from the previous answer.
  const watch = (limit: number) => {
    clearTimeout(timer);
    if (waiting.size > 0)
      timer = setTimeout(() => stop(new TooSlowError('Reading the definition takes too long.')), limit);
  };
  const start = (): Worker => {
    const started = createWorker();
    started.addEventListener('message', ({ data: { id, answer, error } }: MessageEvent<WorkerAnswer>) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      watch(readLimit);
      if (error === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(error));
    });
    // The event has no message if the script could not be loaded.
    started.addEventListener('error', ({ message }) => stop(new Error(message ?? '')));
    send(started, { definition });
    return started;
  };
  return {
    call: (name, args) =>
      new Promise((resolve, reject) => {
        const isNew = worker === undefined;
        worker ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        if (isNew) watch(openLimit);
        else if (waiting.size === 1) watch(readLimit);
        send(worker, { id: last, name, args });
      }),
    close: () => stop(new Error('The session is closed.')),
  };
}

function send(worker: Worker, request: WorkerRequest): void {
  worker.postMessage(request);
}
