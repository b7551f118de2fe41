import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from './clock';
import { createSender } from './createSender';
import type { RequestPolicy } from './requestPolicy';

const start = Date.UTC(2026, 0, 1);
const url = 'https://gitlab.example/api/v4/projects/1';

let now: number;
let sent: number[];
let answers: Response[];

/** A clock whose waits take no time. */
const clock: Clock = {
  now: () => now,
  async wait(milliseconds) {
    now += milliseconds;
  },
};

beforeEach(() => {
  now = start;
  sent = [];
  answers = [];
});

function send(changes?: Partial<RequestPolicy>): () => Promise<Response> {
  const sender = createSender(async () => {
    sent.push((now - start) / 1000);
    return answers.shift() ?? new Response('content');
  }, clock);
  const policy = changes && {
    maxRetries: 0,
    retryStatusCodes: [],
    maxRequestsPerMinute: Infinity,
    ...changes,
  };
  return () => sender({ url }, { trust: () => 'listed', name: url, timeoutSeconds: 15, policy });
}

const failed = (status: number, headers: Record<string, string> = {}, body = ''): Response =>
  new Response(body, { status, headers });

describe('retry', () => {
  it('repeats requests with a listed status, and waits twice as long each time', async () => {
    answers = [failed(502), failed(503), failed(502), new Response('content')];
    const response = await send({ maxRetries: 3, retryStatusCodes: [502, 503] })();
    expect(await response.text()).toBe('content');
    expect(sent).toEqual([0, 0.1, 0.3, 0.7]);
  });

  it('returns the last response after the last repetition', async () => {
    answers = [failed(502), failed(502), failed(502)];
    expect((await send({ maxRetries: 1, retryStatusCodes: [502] })()).status).toBe(502);
    expect(sent).toHaveLength(2);
  });

  it.each<[title: string, policy: Partial<RequestPolicy> | undefined]>([
    ['other statuses', { maxRetries: 3, retryStatusCodes: [503] }],
    ['no status, if none is listed', { maxRetries: 3, retryStatusCodes: [] }],
    ['nothing without the setting', undefined],
  ])('repeats %s never', async (_title, policy) => {
    answers = [failed(502)];
    expect((await send(policy)()).status).toBe(502);
    expect(sent).toHaveLength(1);
  });

  it('waits for the time that the host reports, unless it is longer than reading may take', async () => {
    answers = [failed(429, { 'retry-after': '7' })];
    const read = send({ maxRetries: 3, retryStatusCodes: [429] });
    await read();
    expect(sent).toEqual([0, 7]);
    answers = [failed(429, { 'retry-after': '600' })];
    await expect(read()).rejects.toThrow('limits the number of requests until 2026-01-01 00:10:07 UTC');
    expect(sent).toHaveLength(3);
  });

  it('sends no more requests in a minute than allowed', async () => {
    const read = send({ maxRequestsPerMinute: 2 });
    for (let count = 0; count < 5; count += 1) await read();
    expect(sent).toEqual([0, 0, 60, 60, 120]);
  });

  it('counts repetitions as requests', async () => {
    answers = [failed(502), failed(502)];
    await send({ maxRetries: 2, retryStatusCodes: [502], maxRequestsPerMinute: 2 })();
    expect(sent).toEqual([0, 0.1, 60]);
  });
});

describe('a rate limit', () => {
  it.each<[title: string, response: Response, end: string]>([
    ['that names no end takes a minute', failed(429), '00:01:00'],
    [
      'that is only explained takes a minute',
      failed(403, {}, '{"message":"You have exceeded a secondary rate limit. Please wait."}'),
      '00:01:00',
    ],
    ['that has nothing remaining takes a minute', failed(403, { 'x-ratelimit-remaining': '0' }), '00:01:00'],
    ['that ended before now takes a minute', failed(429, { 'x-ratelimit-reset': '1700000000' }), '00:01:00'],
    ['ends at its time', failed(429, { 'retry-after': 'Thu, 01 Jan 2026 00:05:00 GMT' }), '00:05:00'],
    ['takes the seconds that GitLab reports', failed(429, { 'ratelimit-reset': '1767225690' }), '00:01:30'],
    ['takes a day at most', failed(429, { 'retry-after': '9999999' }), '00:00:00'],
  ])('%s', async (_title, response, end) => {
    const read = send();
    answers = [response];
    const message = new RegExp(
      `'gitlab.example' limits the number of requests until 2026-01-0\\d ${end} UTC`,
    );
    await expect(read()).rejects.toThrow(message);
    await expect(read()).rejects.toThrow(message);
    expect(sent).toHaveLength(1);
    now += 24 * 60 * 60 * 1000;
    expect(await (await read()).text()).toBe('content');
  });

  it('that ends immediately allows the next request', async () => {
    const read = send();
    answers = [failed(429, { 'retry-after': '0' })];
    await expect(read()).rejects.toThrow('limits the number of requests');
    expect(await (await read()).text()).toBe('content');
  });

  it('is not a refusal, whose explanation can still be read', async () => {
    answers = [failed(403, {}, 'You need read access.')];
    const response = await send()();
    expect([response.status, await response.text()]).toEqual([403, 'You need read access.']);
  });
});
