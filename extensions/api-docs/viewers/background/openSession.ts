import type { RequestHandler, Session, WorkerAnswer } from './session';

/**
 * Opens a session with a worker, so that a large definition does not block the page. Where workers are not available, the handler
 * runs in the page.
 */
export function openSession<TRequest, TAnswer>(
  createWorker: () => Worker,
  loadHandler: () => Promise<RequestHandler<TRequest, TAnswer>>,
): Session<TRequest, TAnswer> {
  if (typeof Worker === 'undefined') {
    const handler = loadHandler();
    return { ask: async (request) => (await handler)(request), close: () => {} };
  }
  return openWorkerSession(createWorker());
}

function openWorkerSession<TRequest, TAnswer>(worker: Worker): Session<TRequest, TAnswer> {
  const open = new Map<number, { resolve: (answer: TAnswer) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<TAnswer>>) => {
    const waiting = open.get(data.id);
    open.delete(data.id);
    if (data.error === undefined) waiting?.resolve(data.answer as TAnswer);
    else waiting?.reject(new Error(data.error));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const waiting of open.values()) waiting.reject(new Error(message));
    open.clear();
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        open.set(last, { resolve, reject });
        worker.postMessage({ id: last, request });
      }),
    close: () => worker.terminate(),
  };
}
