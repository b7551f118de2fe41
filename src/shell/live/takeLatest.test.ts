import { expect, it } from 'vitest';
import { takeLatest } from './takeLatest';

it('does one thing at a time, and of those that wait only the latest', async () => {
  const done: string[] = [];
  const releases: Array<() => void> = [];
  const take = takeLatest(async (name: string) => {
    await new Promise<void>((resolve) => releases.push(resolve));
    done.push(name);
  });
  const all = take('first');
  void take('second');
  void take('third');
  expect(releases).toHaveLength(1);
  releases[0]?.();
  await expect.poll(() => releases.length).toBe(2);
  releases[1]?.();
  await all;
  expect(done).toEqual(['first', 'third']);
});

it('goes on after work that failed', async () => {
  const done: number[] = [];
  const take = takeLatest(async (value: number) => {
    if (value === 1) throw new Error('No.');
    done.push(value);
  });
  await expect(take(1)).rejects.toThrow('No.');
  await take(2);
  expect(done).toEqual([2]);
});

it('does what came while other work was failing', async () => {
  const done: number[] = [];
  let fail = (): void => {};
  const take = takeLatest(async (value: number) => {
    if (value === 1) await new Promise((_resolve, reject) => (fail = () => reject(new Error('No.'))));
    done.push(value);
  });
  const first = take(1);
  void take(2);
  fail();
  await expect(first).rejects.toThrow('No.');
  expect(done).toEqual([2]);
});
