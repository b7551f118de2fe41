import type { RequestHandler, WorkerAnswer, WorkerRequest } from './session';

/** Answers the requests of the page in a worker. */
export function serveRequests<TRequest, TAnswer>(handler: RequestHandler<TRequest, TAnswer>): void {
  self.addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerRequest<TRequest>>) => {
    self.postMessage(answerRequest(handler, id, request));
  });
}

function answerRequest<TRequest, TAnswer>(
  handler: RequestHandler<TRequest, TAnswer>,
  id: number,
  request: TRequest,
): WorkerAnswer<TAnswer> {
  try {
    return { id, answer: handler(request) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
