import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ConnectionError, type FetchApi } from '#sdk';
import { mockApis } from '#sdk/testing';
import { followSync, type FollowSyncOptions } from './followSync';
import { syncSite } from './syncSite';
import type { SyncAction } from './syncState';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A response whose text the test writes. */
function createStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (created) => void (controller = created) });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new TypeError('network error')),
  };
}

const stream = (text: string): Response => {
  const { response, write, end } = createStream();
  write(text);
  end();
  return response;
};
const finish = 'event: finish\ndata: {"updated":true}\n\n';

function start(answers: Array<() => Response>, signal?: AbortSignal) {
  const lines: string[] = [];
  const onReconnect = vi.fn();
  const fetch = vi.fn(async (..._request: Parameters<FetchApi['fetch']>) => {
    const next = answers[fetch.mock.calls.length - 1];
    if (next === undefined) throw new Error('There are no more answers.');
    return next();
  });
  const transport = {
    discoveryApi: mockApis.discovery(),
    configApi: mockApis.config(),
    fetchApi: { fetch },
  };
  const result = syncSite(transport, '/sync/default/component/website', {
    onLine: (line) => lines.push(line),
    onReconnect,
    ...(signal && { signal }),
  }).catch((error: unknown) => error);
  return { result, lines, fetch, onReconnect };
}

describe('A sync', () => {
  it('returns the log and the end of a build', async () => {
    const { result, lines, fetch } = start([
      () => stream(`: \n\nevent: log\ndata: "Page 1"\n\nevent: log\ndata: not JSON\n\n${finish}`),
    ]);
    expect(await result).toBe('updated');
    expect(lines).toEqual(['Page 1', 'not JSON']);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      headers: { accept: 'text/event-stream' },
      credentials: 'include',
    });
  });

  test.each([
    'event: error\ndata: "There is no docs folder."\n\n',
    'event: error\ndata: There is no docs folder.\n\n',
  ])('fails with the reason of the backend', async (text) => {
    const { result, fetch } = start([() => stream(text)]);
    expect(await result).toEqual(new Error('There is no docs folder.'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('connects again if the connection breaks, and starts the log again', async () => {
    const broken = createStream();
    const { result, lines, onReconnect } = start([
      () => broken.response,
      () => stream(`event: log\ndata: "Page 1"\n\n${finish}`),
    ]);
    broken.write('event: log\ndata: "Page 1"\n\n');
    await vi.advanceTimersByTimeAsync(0);
    expect(lines).toEqual(['Page 1']);
    broken.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toBe('updated');
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });

  it('connects again after 45 seconds without a heartbeat', async () => {
    const silent = createStream();
    const { result, fetch } = start([() => silent.response, () => stream(finish)]);
    await vi.advanceTimersByTimeAsync(44_000);
    silent.write(': \n\n');
    await vi.advanceTimersByTimeAsync(44_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await result).toBe('updated');
  });

  it('connects up to four times to a server that does not respond', async () => {
    const down = (): Response => {
      throw new ConnectionError('http://localhost/api/techdocs');
    };
    const { result, fetch } = start([
      down,
      () => new Response(null, { status: 503 }),
      () => stream(''),
      down,
    ]);
    await vi.advanceTimersByTimeAsync(7000);
    expect(await result).toBeInstanceOf(ConnectionError);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('does not repeat a request that the server has rejected', async () => {
    for (const status of [400, 401, 403, 404, 500]) {
      const { result, fetch } = start([() => new Response(null, { status })]);
      expect(await result).toMatchObject({ name: 'ResponseError', status });
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });

  it('rejects an end that it does not understand', async () => {
    const { result } = start([() => stream('event: finish\ndata: {}\n\n')]);
    expect(await result).toEqual(new TypeError('The techdocs backend sent an unexpected end of the sync.'));
  });

  it('can be canceled while it waits', async () => {
    const canceled = new AbortController();
    const { result, fetch } = start([() => new Response(null, { status: 503 })], canceled.signal);
    await vi.advanceTimersByTimeAsync(10);
    canceled.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toBeInstanceOf(Error);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('Following a sync', () => {
  type Ended = (result: 'updated' | 'cached' | Error) => void;

  function follow(options: Partial<FollowSyncOptions> = {}) {
    const actions: Array<SyncAction<never>> = [];
    const reload = vi.fn();
    const onBuild = vi.fn();
    let end: Ended = () => undefined;
    let log: (line: string) => void = () => undefined;
    const stop = followSync({
      sync: (onLog) =>
        new Promise((resolve, reject) => {
          log = onLog;
          end = (result) => (result instanceof Error ? reject(result) : resolve(result));
        }),
      hasContent: () => true,
      dispatch: (action) => actions.push(action),
      reload,
      onBuild,
      ...options,
    });
    const phases = () => actions.flatMap((action) => (action.type === 'sync' ? [action.phase] : []));
    return {
      actions,
      phases,
      reload,
      onBuild,
      stop,
      end: (result: Parameters<Ended>[0]) => end(result),
      log: (line: string) => log(line),
    };
  }

  it('is a build after one second', async () => {
    const { phases, end } = follow();
    await vi.advanceTimersByTimeAsync(999);
    expect(phases()).toEqual(['CHECKING']);
    await vi.advanceTimersByTimeAsync(1);
    expect(phases()).toEqual(['CHECKING', 'BUILDING']);
    end('updated');
    await vi.advanceTimersByTimeAsync(0);
    expect(phases()).toEqual(['CHECKING', 'BUILDING', 'BUILD_READY']);
  });

  it('does not become a build after it has ended', async () => {
    const { phases, end } = follow();
    end('cached');
    await vi.advanceTimersByTimeAsync(2000);
    expect(phases()).toEqual(['CHECKING', 'UP_TO_DATE']);
  });

  it('loads the first build', async () => {
    const { phases, reload, onBuild, end } = follow({ hasContent: () => false });
    end('updated');
    await vi.advanceTimersByTimeAsync(0);
    expect(onBuild).toHaveBeenCalledTimes(1);
    expect(onBuild.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
    expect(phases()).toEqual(['CHECKING', 'BUILD_READY_RELOAD']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reports a failure after the whole log', async () => {
    const { actions, end, log } = follow();
    log('one');
    log('two');
    end(new Error('down'));
    await vi.advanceTimersByTimeAsync(0);
    expect(actions.slice(1)).toEqual([
      { type: 'buildLog', lines: ['one', 'two'] },
      { type: 'sync', phase: 'ERROR', syncError: new Error('down') },
    ]);
  });

  /** Builds of other tabs, as the test says. */
  function createBuilds() {
    const report = vi.fn();
    let hear = (): void => undefined;
    const builds = {
      report,
      listen: (onBuild: () => void) => {
        hear = onBuild;
        return () => void (hear = () => undefined);
      },
    };
    return { report, builds, hear: () => hear() };
  }

  test.each(['cached', new Error('down')] as const)(
    'still offers a build of another tab after its own sync ends: %s',
    async (result) => {
      const { builds, hear } = createBuilds();
      const { phases, end } = follow({ builds });
      hear();
      await vi.advanceTimersByTimeAsync(2000);
      end(result);
      await vi.advanceTimersByTimeAsync(0);
      expect(phases()).toEqual(['CHECKING', 'BUILD_READY']);
    },
  );

  it('offers the builds of other tabs, and reports its own', async () => {
    const { report, builds, hear } = createBuilds();
    const { phases, end, stop } = follow({ builds });
    end('cached');
    await vi.advanceTimersByTimeAsync(0);
    expect(report).not.toHaveBeenCalled();
    hear();
    expect(phases()).toEqual(['CHECKING', 'UP_TO_DATE', 'BUILD_READY']);
    stop();
    hear();
    expect(phases()).toHaveLength(3);
    const own = follow({ builds });
    own.end('updated');
    await vi.advanceTimersByTimeAsync(0);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('reports nothing after it is stopped', async () => {
    const { actions, end, stop } = follow();
    stop();
    end('updated');
    await vi.advanceTimersByTimeAsync(2000);
    expect(actions).toHaveLength(1);
  });
});
