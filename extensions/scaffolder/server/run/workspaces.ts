import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScaffolderLimits } from '../settings/scaffolderSettings';
import { openWorkspace } from '../workspace/openWorkspace';
import { prefixOf } from './removeLeftovers';
import type { RunWorkspace } from './runTask';

/** Runs `work` with an empty workspace, and deletes all its files afterward. */
export async function withWorkspace<T>(
  folder: string,
  limits: () => ScaffolderLimits,
  work: (workspace: RunWorkspace, home: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const home = await mkdtemp(join(folder, prefixOf(process.pid)));
  const path = join(home, 'workspace');
  const temporary = join(home, 'temporary');
  try {
    await mkdir(path);
    await mkdir(temporary);
    const workspace: RunWorkspace = {
      path,
      createTemporaryDirectory: () => mkdtemp(join(temporary, 'folder-')),
      assertWithinLimits: async () => void (await openWorkspace(path, limits())),
    };
    return await work(workspace, home);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
