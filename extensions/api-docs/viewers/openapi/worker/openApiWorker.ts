import { type OpenApiReader, createOpenApiReader } from '../model/createOpenApiReader';

let reader: OpenApiReader | undefined;

// Runs in a worker, because a large definition takes a second to parse.
self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('definition' in data) {
    reader = createOpenApiReader(data.definition);
    return;
  }
  const { id, method, args } = data;
  try {
    const call = reader?.[method] as ((...values: unknown[]) => unknown) | undefined;
    self.postMessage({ id, result: call?.(...args) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

type WorkerRequest = { definition: string } | { id: number; method: keyof OpenApiReader; args: unknown[] };
