import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ConnectionError, type FetchApi } from '#sdk';
import { mockApis } from '#sdk/testing';
import type { SyncFinish } from '../protocol';
import { BuildFailure } from './BuildFailure';
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
    const sync = vi.fn();
    let say: (finish: Partial<SyncFinish>) => void = () => undefined;
    let end: Ended = () => undefined;
    let log: (line: string) => void = () => undefined;
    const { stop, check } = followSync({
      sync: (onLog, { onFinish }) =>
        new Promise((resolve, reject) => {
          sync();
          log = onLog;
          say = (finish) => onFinish?.({ updated: false, ...finish });
          end = (result) => (result instanceof Error ? reject(result) : resolve(result));
        }),
      hasContent: () => true,
      isOutdated: () => false,
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
      check,
      sync,
      end: (result: Parameters<Ended>[0]) => end(result),
      /** Ends a sync, and waits until it is noticed. */
      finish: async (result: Parameters<Ended>[0], finish: Partial<SyncFinish> = {}) => {
        if (!(result instanceof Error)) say(finish);
        end(result);
        await vi.advanceTimersByTimeAsync(0);
      },
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

  describe('after the first sync', () => {
    const asking = { checkAgainAfter: 2000, version: 'one' };
    const hide = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    afterEach(() => void vi.restoreAllMocks());

    it('checks as often as the backend asks for, and says nothing until there is a new build', async () => {
      const { sync, actions, phases, finish, log, onBuild, stop } = follow();
      await finish('cached', asking);
      const { length } = actions;
      for (let count = 2; count < 5; count += 1) {
        await vi.advanceTimersByTimeAsync(1999);
        expect(sync).toHaveBeenCalledTimes(count - 1);
        await vi.advanceTimersByTimeAsync(1);
        expect(sync).toHaveBeenCalledTimes(count);
        // Also if it takes longer than the first check may take.
        await vi.advanceTimersByTimeAsync(3000);
        log('step');
        await finish('cached', asking);
      }
      expect(actions).toHaveLength(length);
      await vi.advanceTimersByTimeAsync(2000);
      await finish('updated', { ...asking, version: 'two' });
      expect(phases().slice(2)).toEqual(['BUILD_READY']);
      expect(onBuild).toHaveBeenCalledTimes(1);
      stop();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sync).toHaveBeenCalledTimes(5);
    });

    it('offers a build that another reader has caused', async () => {
      const { phases, finish, stop } = follow();
      await finish('cached', asking);
      await vi.advanceTimersByTimeAsync(2000);
      await finish('cached', { ...asking, version: 'two' });
      expect(phases()).toEqual(['CHECKING', 'UP_TO_DATE', 'BUILD_READY']);
      await vi.advanceTimersByTimeAsync(2000);
      await finish('cached', { ...asking, version: 'two' });
      expect(phases()).toHaveLength(3);
      stop();
    });

    it('does not check hidden documents, and checks at once when they are seen again', async () => {
      const { sync, finish, stop } = follow();
      await finish('cached', asking);
      hide(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sync).toHaveBeenCalledTimes(1);
      hide(false);
      expect(sync).toHaveBeenCalledTimes(2);
      stop();
    });

    it('never polls a backend that does not ask for it, and at most every 15 seconds for the user', async () => {
      const { sync, check, finish, stop } = follow();
      await finish('cached');
      await vi.advanceTimersByTimeAsync(14_999);
      for (let count = 0; count < 3; count += 1) check();
      window.dispatchEvent(new Event('focus'));
      hide(false);
      expect(sync).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(sync).toHaveBeenCalledTimes(1);
      window.dispatchEvent(new Event('focus'));
      check();
      expect(sync).toHaveBeenCalledTimes(2);
      await finish('cached');
      await vi.advanceTimersByTimeAsync(15_000);
      check();
      expect(sync).toHaveBeenCalledTimes(3);
      stop();
    });

    it('shows a build that fails once, asks less often, and recovers', async () => {
      const { sync, actions, finish, log, stop } = follow();
      await finish('cached', asking);
      const { length } = actions;
      for (const pause of [2000, 5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
        const { length: count } = sync.mock.calls;
        await vi.advanceTimersByTimeAsync(pause - 1);
        expect(sync).toHaveBeenCalledTimes(count);
        await vi.advanceTimersByTimeAsync(1);
        expect(sync).toHaveBeenCalledTimes(count + 1);
        log('step');
        await finish(new BuildFailure('invalid'));
      }
      expect(actions.slice(length)).toEqual([
        { type: 'buildLog', lines: undefined },
        { type: 'buildLog', lines: ['step'] },
        { type: 'sync', phase: 'ERROR', syncError: new BuildFailure('invalid') },
      ]);
      await vi.advanceTimersByTimeAsync(60_000);
      await finish('cached', asking);
      expect(actions.at(-1)).toMatchObject({ phase: 'UP_TO_DATE' });
      await vi.advanceTimersByTimeAsync(2000);
      await finish(new ConnectionError('http://localhost/api/techdocs'));
      expect(actions.at(-1)).toMatchObject({ phase: 'UP_TO_DATE' });
      stop();
    });

    it('loads the page after a failure if someone else has built it', async () => {
      const { finish, check, reload, stop } = follow({ hasContent: () => false });
      await finish(new BuildFailure('invalid'));
      await vi.advanceTimersByTimeAsync(15_000);
      check();
      await finish('cached');
      expect(reload).toHaveBeenCalledTimes(1);
      stop();
    });
  });

  it('reports nothing after it is stopped', async () => {
    const { actions, end, stop } = follow();
    stop();
    end('updated');
    await vi.advanceTimersByTimeAsync(2000);
    expect(actions).toHaveLength(1);
  });
});
