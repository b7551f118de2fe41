import type { OpenApiReader } from '../model/createOpenApiReader';

/** The time limit for parsing, in ms. */
const parseTimeout = 30_000;
/** The time limit for reading one part, in ms. */
const readTimeout = 5000;

/** Thrown if reading a part of a definition takes too long. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

type Call<Method extends keyof OpenApiReader> = (
  ...args: Parameters<OpenApiReader[Method]>
) => Promise<ReturnType<OpenApiReader[Method]>>;

/** Reads one definition in a worker, so that the page stays responsive, and a definition that takes too long can be given up. */
export interface OpenApiClient {
  open: Call<'open'>;
  operation: Call<'operation'>;
  resolve: Call<'resolve'>;
  sample: Call<'sample'>;
  dispose: () => void;
}

/** Creates a client. It starts to parse the definition when `open` is called. */
export function createOpenApiClient(definition: string): OpenApiClient {
  let channel: Channel | undefined;
  const call = async (method: keyof OpenApiReader, args: unknown[]) => {
    const isNew = channel === undefined;
    channel ??= openChannel(definition);
    const used = channel;
    try {
      return await used.call(method, args, isNew ? parseTimeout : readTimeout);
    } catch (error) {
      // The worker is still busy. The next call starts another one.
      if (error instanceof TooSlowError && channel === used) {
        used.close();
        channel = undefined;
      }
      throw error;
    }
  };
  return {
    open: () => call('open', []) as ReturnType<OpenApiClient['open']>,
    operation: (id) => call('operation', [id]) as ReturnType<OpenApiClient['operation']>,
    resolve: (ref) => call('resolve', [ref]) as ReturnType<OpenApiClient['resolve']>,
    sample: (...args) => call('sample', args) as ReturnType<OpenApiClient['sample']>,
    dispose: () => {
      channel?.close();
      channel = undefined;
    },
  };
}

interface Channel {
  call: (method: keyof OpenApiReader, args: unknown[], timeout: number) => Promise<unknown>;
  close: () => void;
}

function openChannel(definition: string): Channel {
  return typeof Worker === 'undefined' ? openLocalChannel(definition) : openWorkerChannel(definition);
}

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

function openWorkerChannel(definition: string): Channel {
  const worker = new Worker(new URL('openApiWorker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let last = 0;
  const settle = (id: number, finish: (pending: Pending) => void) => {
    const one = pending.get(id);
    if (!one) return;
    pending.delete(id);
    clearTimeout(one.timer);
    finish(one);
  };
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; result?: unknown; error?: string }>) =>
      settle(data.id, ({ resolve, reject }) =>
        data.error === undefined ? resolve(data.result) : reject(new Error(data.error)),
      ),
  );
  worker.addEventListener('error', (event) => {
    for (const id of pending.keys())
      settle(id, ({ reject }) => reject(new Error(event.message || 'The worker could not be loaded')));
  });
  worker.postMessage({ definition });
  return {
    call: (method, args, timeout) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        const timer = setTimeout(
          () => settle(id, (one) => one.reject(new TooSlowError('Reading the definition takes too long'))),
          timeout,
        );
        pending.set(id, { resolve, reject, timer });
        worker.postMessage({ id, method, args });
      }),
    close: () => {
      worker.terminate();
      for (const id of pending.keys())
        settle(id, ({ reject }) => reject(new TooSlowError('The worker was stopped')));
    },
  };
}

/** Reads on the page if there are no workers, such as in tests. */
function openLocalChannel(definition: string): Channel {
  const reader = import('../model/createOpenApiReader').then(({ createOpenApiReader }) =>
    createOpenApiReader(definition),
  );
  return {
    call: async (method, args) => ((await reader)[method] as (...values: unknown[]) => unknown)(...args),
    close: () => {},
  };
}
