import { callMethod } from './callMethod';
import type { CreateReader, ReaderMethods, WorkerAnswer, WorkerRequest } from './session';

/** Answers the questions of the page in a worker. */
export function serveReader<TReader extends ReaderMethods<TReader>>(
  createReader: CreateReader<TReader>,
): void {
  let definition = '';
  let reader: TReader | undefined;
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if ('definition' in data) {
      definition = data.definition;
      return;
    }
    const { id, name, args } = data;
    const answer = (): WorkerAnswer => {
      try {
        reader ??= createReader(definition);
        return { id, answer: callMethod(reader, name as keyof TReader, args) };
      } catch (error) {
        return { id, error: error instanceof Error ? error.message : String(error) };
      }
    };
    self.postMessage(answer());
  });
}
