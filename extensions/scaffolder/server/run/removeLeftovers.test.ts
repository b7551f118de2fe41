import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prefixOf, removeLeftovers } from './removeLeftovers';

const HOUR = 3_600_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-leftovers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('removes the folders of ended processes, and of other machines when they are too old', async () => {
  const ended = Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString());
  const names = {
    ended: `${prefixOf(ended)}a`,
    formerContainer: `${prefixOf(process.pid)}a`,
    running: `${prefixOf(process.ppid)}a`,
    otherMachine: `${prefixOf(1, 'other')}a`,
    oldMachine: `${prefixOf(2, 'other')}a`,
    unrelated: 'notes',
  };
  for (const name of Object.values(names)) await mkdir(join(folder, name, 'workspace'), { recursive: true });
  const past = new Date(Date.now() - 2 * HOUR);
  await utimes(join(folder, names.oldMachine), past, past);
  await removeLeftovers(folder, HOUR);
  expect((await readdir(folder)).toSorted()).toEqual(
    [names.running, names.otherMachine, names.unrelated].toSorted(),
  );
});

it('does nothing if no task has run', async () => {
  await expect(removeLeftovers(join(folder, 'none'), HOUR)).resolves.toBeUndefined();
});
