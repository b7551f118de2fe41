import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printFailure } from '../api/printFailure';
import { createLinePrinter } from './createLinePrinter';
import { createLogCollector, type LogCollectorOptions } from './createLogCollector';
import { createSeenLines } from './createSeenLines';
import { mergeEntries, parseLogLine } from './logEntry';
import { listLogSources, nameSources, type LogSource } from './logSource';
import { readLines } from './readLines';

const time = (second: number): string => `2026-11-02T08:15:${String(second).padStart(2, '0')}.000000001Z`;
const source = (pod: string, container = 'app', hasPrevious = false): LogSource => ({
  key: `shop/${pod}/${container}`,
  namespace: 'shop',
  pod,
  container,
  hasPrevious,
});
const [one, two] = [source('a'), source('b')];

async function readAll(response: Response): Promise<string[]> {
  const lines: string[] = [];
  for await (const part of readLines(response)) lines.push(...part);
  return lines;
}

describe('reading lines', () => {
  it('joins parts of lines and of characters, and keeps empty lines', async () => {
    const bytes = new TextEncoder().encode('first\r\n\nGrüße\nlast');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readAll(new Response(body))).toEqual(['first', '', 'Grüße', 'last']);
  });

  it('splits a line that never ends', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 3; part++) controller.enqueue(new Uint8Array(900_000).fill(120));
        controller.close();
      },
    });
    const lines = await readAll(new Response(body));
    expect(lines.map(({ length }) => length)).toEqual([1_800_000, 900_000]);
  });

  it.each([
    [`${time(1)} text`, { time: time(1), text: 'text' }],
    ['2026-11-02T08:15:01+01:00  indented', { time: '2026-11-02T08:15:01+01:00', text: ' indented' }],
    ['2026-11-02 no time', { time: '', text: '2026-11-02 no time' }],
  ])('parses the time of %s', (line, expected) => {
    expect(parseLogLine(line, 'key')).toEqual({ ...expected, source: 'key' });
  });
});

it('merges lines by time, and keeps the order of lines with the same time', () => {
  const entry = (second: number, text: string) => ({ time: time(second), text, source: '' });
  const merged = mergeEntries(
    [entry(1, 'a'), entry(3, 'b'), entry(5, 'c')],
    [entry(4, 'x'), entry(3, 'y'), entry(0, 'z')],
  );
  expect(merged.map(({ text }) => text).join('')).toBe('zabyxc');
});

it('recognizes lines that a later response repeats', () => {
  const seen = createSeenLines();
  const read = (...seconds: number[]): number => {
    seen.begin();
    return seconds.filter((second) => seen.isNew({ time: time(second), text: '', source: '' })).length;
  };
  expect(read(1, 2, 2)).toBe(3);
  expect(read(1, 2, 2)).toBe(0);
  expect(read(2, 2, 2, 3)).toBe(2);
  expect(read(4)).toBe(1);
});

it('keeps lines of one response that are slightly out of order', () => {
  const seen = createSeenLines();
  const read = (...seconds: number[]): number[] => {
    seen.begin();
    return seconds.filter((second) => seen.isNew({ time: time(second), text: '', source: '' }));
  };
  expect(read(1, 3, 2, 3)).toEqual([1, 3, 2, 3]);
  expect(read(3, 2, 3, 3, 5, 4)).toEqual([3, 5, 4]);
  expect(read(4, 5, 6)).toEqual([6]);
});

describe('containers', () => {
  const pod = (name: string, ...containers: string[]) => ({
    kind: 'Pod',
    metadata: { name, namespace: 'shop' },
    spec: { containers: containers.map((container) => ({ name: container })) },
    status: { containerStatuses: [{ name: 'app', lastState: { terminated: { reason: 'Error' } } }] },
  });

  it('have a log before the restart if they were restarted', () => {
    const sources = listLogSources([pod('a', 'app', 'proxy')]);
    expect(sources.map(({ key, hasPrevious }) => [key, hasPrevious])).toEqual([
      ['shop/a/app', true],
      ['shop/a/proxy', false],
    ]);
  });

  it.each([
    ['the container', [pod('a', 'app', 'proxy')], ['app', 'proxy']],
    ['the pod', [pod('a', 'app'), pod('b', 'app')], ['a', 'b']],
    ['pod and container', [pod('a', 'app', 'proxy'), pod('b', 'app')], ['a/app', 'a/proxy', 'b/app']],
  ])('have the name of %s', (_title, pods, names) => {
    expect([...nameSources(listLogSources(pods)).values()]).toEqual(names);
  });
});

describe('a collector', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function collect(read: LogCollectorOptions['read'], more: Partial<LogCollectorOptions> = {}) {
    const collector = createLogCollector({ read, range: { tailLines: 10 }, previous: false, ...more });
    const texts = (): string =>
      collector
        .read()
        .entries.map(({ text }) => text)
        .join(' ');
    return { collector, texts };
  }
  const wait = (ms = 250) => vi.advanceTimersByTimeAsync(ms);

  it('sorts the lines of all containers by time, and adds new ones at the end', async () => {
    const requests: string[] = [];
    const { collector, texts } = collect(async ({ pod }, { follow, tailLines, sinceSeconds, timestamps }) => {
      requests.push(`${pod} ${follow} ${tailLines} ${sinceSeconds} ${timestamps}`);
      if (follow !== true)
        return new Response(pod === 'a' ? `${time(1)} a1\n${time(3)} a3\n` : `${time(2)} b2\n`);
      // The first line is known, because the times of requests overlap.
      return new Response(pod === 'a' ? `${time(3)} a3\n${time(5)} a5\n` : `${time(2)} b2\n${time(4)} b4\n`);
    });
    collector.setSources([one, two]);
    expect(collector.read().isLoading).toBe(true);
    await wait();
    expect(texts()).toBe('a1 b2 a3 b4 a5');
    expect(collector.read()).toMatchObject({ isLoading: false, failures: [] });
    expect(requests.slice(0, 4)).toEqual([
      'a undefined 10 undefined true',
      'b undefined 10 undefined true',
      'a true undefined 5 true',
      'b true undefined 5 true',
    ]);
    collector.stop();
  });

  it('asks again instead of keeping connections open if there are many containers', async () => {
    let open = 0;
    let most = 0;
    let follows = 0;
    const { collector } = collect(async (_source, { follow }) => {
      follows += follow === true ? 1 : 0;
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 10));
      open -= 1;
      return new Response('');
    });
    collector.setSources(Array.from({ length: 20 }, (_, index) => source(`pod-${index}`)));
    await wait(5000);
    expect({ follows, most }).toEqual({ follows: 0, most: 2 });
    collector.stop();
  });

  it('reports a container that cannot be read, and reads it when that is possible', async () => {
    let isReady = false;
    const { collector, texts } = collect(async () => {
      if (!isReady) throw new Error('waiting to start');
      return new Response(`${time(1)} started\n`);
    });
    collector.setSources([one]);
    await wait();
    expect(collector.read().failures).toMatchObject([
      { source: one, error: { message: 'waiting to start' } },
    ]);
    isReady = true;
    await wait(6000);
    expect(collector.read().failures).toEqual([]);
    expect(texts()).toBe('started');
    collector.stop();
  });

  it('continues after a lost connection without repeating lines', async () => {
    let follows = 0;
    const { collector, texts } = collect(async (_source, { follow }) => {
      if (follow !== true) return new Response(`${time(1)} one\n`);
      follows += 1;
      if (follows === 1)
        return new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode(`${time(2)} two\n`));
            },
            pull(controller) {
              controller.error(new TypeError('network error'));
            },
          }),
        );
      return new Response(`${time(1)} one\n${time(2)} two\n${time(3)} three\n`);
    });
    collector.setSources([one]);
    // After a failure, it waits up to 5 s.
    await wait(6000);
    expect(texts()).toBe('one two three');
    expect(collector.read().reconnectedAt).toBeTypeOf('number');
    collector.stop();
  });

  it('keeps the lines of a container that is gone, and reads one that is new', async () => {
    const { collector, texts } = collect(
      async ({ pod }, { follow }) =>
        new Response(follow === true ? '' : `${time(pod === 'a' ? 1 : 2)} ${pod}\n`),
    );
    collector.setSources([one]);
    await wait();
    collector.setSources([two]);
    await wait();
    expect(texts()).toBe('a b');
    collector.stop();
  });

  it('reads logs before a restart once, and only of containers that were restarted', async () => {
    const requests: unknown[] = [];
    const { collector } = collect(
      async (asked, options) => {
        requests.push([asked.pod, options.previous]);
        return new Response('');
      },
      { previous: true },
    );
    collector.setSources([one, source('b', 'app', true)]);
    await wait(20_000);
    expect(requests).toEqual([['b', true]]);
    expect(collector.read().isLoading).toBe(false);
  });

  it('removes the oldest lines of a log that is too long', async () => {
    const text = Array.from({ length: 15 }, (_, index) => `${time(index)} ${index}\n`).join('');
    const { collector, texts } = collect(async (_source, { follow }) => new Response(follow ? '' : text), {
      limit: 10,
    });
    collector.setSources([one]);
    await wait();
    expect(texts()).toBe('6 7 8 9 10 11 12 13 14');
    expect(collector.read().removed).toBe(6);
    collector.stop();
  });
});

describe('printed lines', () => {
  const entries = [
    { time: '2026-11-02T08:15:01.123456789Z', text: 'one', source: 'k' },
    { time: '2026-11-02T08:15:02.5+02:00', text: 'two', source: 'l' },
  ];

  it('start with times in milliseconds and names in colors', () => {
    const names = new Map([
      ['k', 'app'],
      ['l', 'proxy'],
    ]);
    expect(createLinePrinter()(entries, { timestamps: true, names })).toEqual([
      '2026-11-02T08:15:01.123Z \u001B[36mapp\u001B[0m one',
      '2026-11-02T08:15:02.5+02:00 \u001B[35mproxy\u001B[0m two',
    ]);
  });

  it('are the same lists while nothing changes, and continue known ones', () => {
    const print = createLinePrinter();
    const format = { timestamps: false, names: undefined };
    const first = print(entries, format);
    expect(print(entries, format)).toBe(first);
    expect(print([...entries, { time: '', text: 'three', source: 'k' }], format)).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(print(entries.slice(1), format)).toEqual(['two']);
  });
});

it.each([
  [
    'Proxy request failed with 400 Bad Request, {"kind":"Status","message":"not found"}',
    'Proxy request failed with 400 Bad Request: not found',
  ],
  [
    'Proxy request failed with 500 Error, {"error":{"message":"gone"}}',
    'Proxy request failed with 500 Error: gone',
  ],
  [
    'Proxy request failed with 403 Forbidden, {"error":{"name":"NotAllowedError","message":""}}',
    'Proxy request failed with 403 Forbidden',
  ],
  ['Proxy request failed with 403 , {"error":{"message":" "}}', 'Proxy request failed with 403'],
  ['Proxy request failed with 502 Bad Gateway, <html>', 'Proxy request failed with 502 Bad Gateway, <html>'],
  ['Proxy request failed with 500 Error, {broken}', 'Proxy request failed with 500 Error, {broken}'],
])('a failure is short: %s', (message, printed) => {
  expect(printFailure(new Error(message))).toBe(printed);
});
