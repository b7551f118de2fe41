/** Answers requests about one definition. */
export type RequestHandler<TRequest, TAnswer> = (request: TRequest) => TAnswer;

/** Asks a {@link RequestHandler} that runs in the background. */
export interface Session<TRequest, TAnswer> {
  /** Rejects if the handler cannot be loaded, fails, or runs out of memory. */
  ask: (request: TRequest) => Promise<TAnswer>;
  /** Stops the handler, even if it is busy. */
  close: () => void;
}

/** The shape of messages to a worker. */
export interface WorkerRequest<TRequest> {
  id: number;
  request: TRequest;
}

/** The shape of messages from a worker. */
export interface WorkerAnswer<TAnswer> {
  id: number;
  answer?: TAnswer;
  error?: string;
}
