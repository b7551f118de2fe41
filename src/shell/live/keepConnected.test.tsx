import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepConnected } from './keepConnected';
import { resolveRetryDelay } from '../retry/resolveRetryDelay';
import { createFakeStreams } from './testing/fakeStreams';

let stop: () => void = () => undefined;
let received: string[];
let isHidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  received = [];
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function connect(answer: (url: string, init?: RequestInit) => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  stop = keepConnected({
    url: () => 'http://localhost/events',
    headers: async () => ({ authorization: 'Bearer t' }),
    onEvent: ({ event, data }) => received.push(`${event} ${data}`),
  });
  return fetched;
}

const wait = (duration: number) => vi.advanceTimersByTimeAsync(duration);

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

const plain = (status: number, type = 'application/json') =>
  new Response('{}', { status, headers: { 'content-type': type } });

describe('a connection to an event stream', () => {
  it('receives events in any chunks, and sends credentials', async () => {
    const { streams, answer } = createFakeStreams();
    connect(answer);
    await wait(0);
    streams[0]?.write('event: con');
    streams[0]?.write('fig\ndata: {"a":"é"}\n');
    streams[0]?.write('\n: heartbeat\n\n');
    await wait(0);
    expect(received).toEqual(['config {"a":"é"}']);
    expect(streams[0]?.headers.get('authorization')).toBe('Bearer t');
    expect(streams[0]?.headers.get('accept')).toBe('text/event-stream');
  });

  it('reconnects soon after the server closed it', async () => {
    const { streams, answer } = createFakeStreams();
    connect(answer);
    await wait(0);
    streams[0]?.end();
    await wait(1_000);
    expect(streams).toHaveLength(2);
  });

  it.each([
    ['the path is unknown', () => plain(404)],
    ['a static host returns its page', () => plain(200, 'text/html')],
    ['it is rejected', () => plain(403)],
  ])('stops silently if %s', async (_, answer) => {
    const error = vi.spyOn(console, 'error');
    const fetched = connect(async () => answer());
    await wait(600_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server has an error', () => Promise.resolve(plain(502))],
    ['there are too many requests', () => Promise.resolve(plain(429))],
  ])('is retried with increasing delays while %s', async (_, answer) => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const fetched = connect(answer);
    await wait(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    await wait(2_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    await wait(3_900);
    expect(fetched).toHaveBeenCalledTimes(2);
    await wait(100);
    expect(fetched).toHaveBeenCalledTimes(3);
    await wait(3_600_000);
    // One attempt per minute for an hour, and the first ones.
    expect(fetched.mock.calls.length).toBeGreaterThan(55);
    expect(fetched.mock.calls.length).toBeLessThan(70);
  });

  it('reconnects immediately when the network comes back', async () => {
    const fetched = connect(() => Promise.reject(new TypeError('offline')));
    await wait(120_000);
    const before = fetched.mock.calls.length;
    globalThis.dispatchEvent(new Event('online'));
    await wait(0);
    expect(fetched).toHaveBeenCalledTimes(before + 1);
  });

  it('reconnects if there are no more heartbeats', async () => {
    const { streams, answer } = createFakeStreams();
    connect(answer);
    await wait(40_000);
    streams[0]?.write(': \n\n');
    await wait(40_000);
    expect(streams).toHaveLength(1);
    await wait(7_000);
    expect(streams).toHaveLength(2);
  });

  it('closes while the tab is hidden, and reconnects when it is visible', async () => {
    const { streams, answer } = createFakeStreams();
    connect(answer);
    await wait(0);
    setHidden(true);
    await wait(30_000);
    setHidden(false);
    await wait(10_000);
    expect(streams).toHaveLength(1);
    setHidden(true);
    await wait(600_000);
    expect(streams).toHaveLength(1);
    setHidden(false);
    await wait(0);
    expect(streams).toHaveLength(2);
  });

  it('is not opened in a tab that was never visible', async () => {
    isHidden = true;
    const { streams, answer } = createFakeStreams();
    connect(answer);
    await wait(60_000);
    expect(streams).toHaveLength(0);
    setHidden(false);
    await wait(0);
    expect(streams).toHaveLength(1);
  });

  it('does not reconnect after it is stopped', async () => {
    const { streams, answer } = createFakeStreams();
    connect(answer);
    await wait(0);
    stop();
    await wait(600_000);
    expect(streams).toHaveLength(1);
  });
});

describe('resolveRetryDelay', () => {
  const limits = { first: 1_000, longest: 60_000 };

  it('doubles up to the maximum, and half of it is random', () => {
    expect([0, 1, 2, 3, 20].map((failures) => resolveRetryDelay(failures, limits, () => 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 60_000,
    ]);
    expect(resolveRetryDelay(1, limits, () => 0)).toBe(1_000);
  });
});
