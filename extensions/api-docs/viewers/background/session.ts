/** Methods that answer questions about one definition. Their arguments and results must be cloneable. */
export type ReaderMethods<TReader> = { [Name in keyof TReader]: (...args: never[]) => unknown };

/** Creates a reader. Parsing is part of it, so it can take long. */
export type CreateReader<TReader> = (definition: string) => TReader;

/** Asks a reader that runs in the background. */
export interface Session<TReader extends ReaderMethods<TReader>> {
  /**
   * Calls a method of the reader. Rejects if the reader cannot be loaded, throws, or runs out of memory, and with
   * {@link TooSlowError} if it is stopped because it takes too long. The next call starts another one.
   */
  ask: <Name extends keyof TReader & string>(
    name: Name,
    ...args: Parameters<TReader[Name]>
  ) => Promise<ReturnType<TReader[Name]>>;
  /** Stops the reader, even if it is busy. */
  close: () => void;
}

/** Thrown if reading a definition takes too long. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

/** The shape of messages to a worker. The first one is the definition. */
export type WorkerRequest = { definition: string } | { id: number; name: string; args: unknown[] };

/** The shape of messages from a worker. */
export interface WorkerAnswer {
  id: number;
  answer?: unknown;
  error?: string;
}
