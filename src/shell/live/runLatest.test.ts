import { expect, it } from 'vitest';
import { runLatest } from './runLatest';

it('runs one task at a time, and only the latest of the waiting ones', async () => {
  const done: string[] = [];
  const releases: Array<() => void> = [];
  const run = runLatest(async (name: string) => {
    await new Promise<void>((resolve) => releases.push(resolve));
    done.push(name);
  });
  const all = run('first');
  void run('second');
  void run('third');
  expect(releases).toHaveLength(1);
  releases[0]?.();
  await expect.poll(() => releases.length).toBe(2);
  releases[1]?.();
  await all;
  expect(done).toEqual(['first', 'third']);
});

it('continues after a failed task', async () => {
  const done: number[] = [];
  const run = runLatest(async (value: number) => {
    if (value === 1) throw new Error('No.');
    done.push(value);
  });
  await expect(run(1)).rejects.toThrow('No.');
  await run(2);
  expect(done).toEqual([2]);
});

it('runs a task that was added while another one failed', async () => {
  const done: number[] = [];
  let fail = (): void => {};
  const run = runLatest(async (value: number) => {
    if (value === 1) await new Promise((_resolve, reject) => (fail = () => reject(new Error('No.'))));
    done.push(value);
  });
  const first = run(1);
  void run(2);
  fail();
  await expect(first).rejects.toThrow('No.');
  expect(done).toEqual([2]);
});
