import type { ReaderMethods } from './session';

/** Calls a method of a reader. The types of the arguments are those of the question that the page asked. */
export function callMethod<TReader extends ReaderMethods<TReader>>(
  reader: TReader,
  name: keyof TReader,
  args: readonly unknown[],
): unknown {
  return reader[name](...(args as never[]));
}
