import { expect, it } from 'vitest';
import { createBackoff } from './createBackoff';

it('waits longer after each failure, up to a minute, and as before after a success', async () => {
  const { run, read } = createBackoff(10_000, () => 0);
  const waits = [read('a')];
  for (let times = 0; times < 4; times += 1) {
    await expect(run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    waits.push(read('a'));
  }
  expect(waits).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(read('b')).toBe(10_000);
  expect(await run('a', async () => 1)).toBe(1);
  expect(read('a')).toBe(10_000);
});

it('counts answers that contain a failure', async () => {
  const { run, read } = createBackoff(10_000, () => 0);
  await run(
    'a',
    async () => 'unreachable',
    (answer) => answer === 'unreachable',
  );
  expect(read('a')).toBe(20_000);
});

it('spreads requests that failed at the same moment, and keeps each wait', async () => {
  let next = 0;
  const { run, read } = createBackoff(10_000, () => next++ / 2);
  await Promise.allSettled(['a', 'b', 'c'].map((key) => run(key, () => Promise.reject(new Error('failed')))));
  expect(['a', 'b', 'c', 'a'].map(read)).toEqual([20_000, 22_500, 25_000, 20_000]);
});

it('never waits less than the interval', async () => {
  const { run, read } = createBackoff(300_000, () => 0);
  await run('a', () => Promise.reject(new Error('failed'))).catch(() => undefined);
  expect(read('a')).toBe(300_000);
});
