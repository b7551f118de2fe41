import { ConnectionError, LostConnection, readEventStream, ResponseError } from '#sdk';
import { BuildFailure } from './BuildFailure';
import { syncFinishSchema, type SyncFinish } from '../protocol';
import type { SyncOptions, SyncResult } from './TechDocsStorageApi';
import type { TechDocsTransport } from './techDocsTransport';

/** Options of {@link syncSite}. */
export interface SyncSiteOptions extends SyncOptions {
  onLine: (line: string) => void;
}

/** The waiting times before new connections, in milliseconds. After the last, the sync fails. */
const pauses = [1000, 2000, 4000];
/** Proxies can break each connection of a long build. */
const MOST_CONNECTIONS = 20;

/**
 * Has the backend build a site and follows its log to the end. The backend shares a build among its connections and repeats the log,
 * so a connection that breaks is replaced. Responses that would be the same again, such as 404, are final.
 *
 * @throws ResponseError, or BuildFailure with the reason of the backend
 */
export async function syncSite(
  transport: TechDocsTransport,
  path: string,
  options: SyncSiteOptions,
): Promise<SyncResult> {
  const { signal, onReconnect, onFinish, onLine } = options;
  for (let failures = 0, connections = 1; ; connections += 1) {
    let isEstablished = false;
    try {
      const finish = await connect(transport, path, signal, (line) => {
        isEstablished = true;
        onLine(line);
      });
      onFinish?.(finish);
      return finish.updated ? 'updated' : 'cached';
    } catch (error) {
      if (signal?.aborted || !isTemporary(error)) throw error;
      if (isEstablished) failures = 0;
      const wait = pauses[failures];
      if (wait === undefined || connections === MOST_CONNECTIONS) throw error;
      failures += 1;
      await pause(wait, signal);
      signal?.throwIfAborted();
      onReconnect?.();
    }
  }
}

async function connect(
  { discoveryApi, fetchApi }: TechDocsTransport,
  path: string,
  signal: AbortSignal | undefined,
  onLine: (line: string) => void,
): Promise<SyncFinish> {
  const response = await fetchApi.fetch(`${await discoveryApi.getBaseUrl('techdocs')}${path}`, {
    headers: { accept: 'text/event-stream' },
    credentials: 'include',
    cache: 'no-store',
    ...(signal && { signal }),
  });
  if (!response.ok) throw await ResponseError.fromResponse(response);
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null || !type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    throw new TypeError(
      `Expected an event stream from the techdocs backend, but got ${type || 'an unknown content type'}. Check that backend.baseUrl is the URL of the backend.`,
    );
  }
  const events = readEventStream(response.body);
  for (;;) {
    const { done, value } = await events.next();
    if (done) throw new LostConnection();
    const { event, data } = value;
    if (event === 'log') onLine(readText(data));
    if (event === 'error') throw new BuildFailure(readText(data));
    if (event === 'finish') {
      const finish = syncFinishSchema.safeParse(parse(data));
      if (!finish.success) throw new TypeError('The techdocs backend sent an unexpected end of the sync.');
      // A response that is read to its end leaves its connection to the next request.
      events.next().catch(() => undefined);
      return finish.data;
    }
  }
}

/** Failures of networks and proxies end on their own. */
function isTemporary(error: unknown): boolean {
  if (error instanceof ResponseError) return [408, 425, 429, 502, 503, 504].includes(error.status);
  return error instanceof LostConnection || error instanceof ConnectionError;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** The text of an event. Backends send it as JSON; a proxy's own text is kept. */
function readText(data: string): string {
  const parsed = parse(data);
  return typeof parsed === 'string' ? parsed : data;
}

function pause(duration: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(wake, duration);
    globalThis.addEventListener('online', wake, over);
    signal?.addEventListener('abort', wake, over);
  });
}
