import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leaveIgnored, matchFiles } from './matchFiles';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-patterns-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the work, and returns the longest time that this thread could do nothing else, in ms. */
async function measureBlocking(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
  await work();
  clearInterval(timer);
  return longest;
}

it('finds files and folders', async () => {
  await mkdir(join(folder, 'docs/.hidden'), { recursive: true });
  await writeFile(join(folder, 'docs/a.md'), '');
  await writeFile(join(folder, 'b.md'), '');
  expect((await matchFiles(folder, ['**/*.md'])).toSorted()).toEqual(['b.md', 'docs/a.md']);
  expect((await matchFiles(folder, ['**'])).toSorted()).toEqual([
    'b.md',
    'docs',
    'docs/.hidden',
    'docs/a.md',
  ]);
  expect(await matchFiles(folder, ['docs'])).toEqual(['docs']);
  const all = await matchFiles(folder, ['docs'], { includesContents: true });
  expect(all).toContain('docs/a.md');
});

it('leaves out what .gitignore names', async () => {
  await writeFile(join(folder, '.gitignore'), '*.log\n!kept.log\n');
  expect(await leaveIgnored(folder, ['a.log', 'kept.log', 'b.md'])).toEqual(['kept.log', 'b.md']);
});

it('ends patterns that take too long, and does not block', async () => {
  const name = 'a'.repeat(120);
  await writeFile(join(folder, name), '');
  await writeFile(join(folder, '.gitignore'), `${'*a'.repeat(7)}*b\n`);
  const longest = await measureBlocking(async () => {
    await expect(leaveIgnored(folder, [name], 500)).rejects.toThrow(
      "The patterns in .gitignore take longer than 0.5 seconds to match. Use fewer '*'.",
    );
    const pattern = `${'*a'.repeat(7)}*b`;
    await expect(matchFiles(folder, [pattern], { timeMs: 500 })).rejects.toThrow(
      `The patterns ${pattern} take longer than 0.5 seconds to match.`,
    );
  });
  expect(longest).toBeLessThan(400);
});
