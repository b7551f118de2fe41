import { chmod, lstat, mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { inputError, resolveInside } from '#backend';
import { listEntries } from './listEntries';

/** The limits of a workspace: `scaffolder.limits` of the configuration. */
export interface WorkspaceLimits {
  workspaceBytes: number;
  /** Files and folders. */
  workspaceFiles: number;
}

/** The folder that the steps of a task share. Nothing outside it can be reached. */
export interface Workspace {
  /**
   * Resolves a path in the workspace to an absolute one. It does not have to exist.
   *
   * @throws HttpError 400 if it is outside the workspace
   */
  resolve(path: string): Promise<string>;
  /** Path from the workspace, with slashes. */
  relate(absolute: string): string;
  exists(path: string): Promise<boolean>;
  /**
   * Writes a file and its folders, and replaces an existing one.
   *
   * @throws HttpError 400 if it is outside the workspace, or if a limit is exceeded
   */
  write(path: string, content: Uint8Array | string, options?: { isExecutable?: boolean }): Promise<void>;
  /** @throws HttpError 400 */
  makeFolder(path: string): Promise<void>;
}

const MB = 1024 * 1024;

/**
 * Opens a workspace.
 *
 * @throws HttpError 400 if it exceeds a limit already
 */
export async function openWorkspace(folder: string, limits: WorkspaceLimits): Promise<Workspace> {
  let { bytes, files } = await measure(folder);
  assertWithin();

  function assertWithin(): void {
    if (bytes > limits.workspaceBytes)
      throw inputError(
        `The files of the task are larger than ${Math.round(limits.workspaceBytes / MB)} MB, the limit in scaffolder.limits.workspaceMb.`,
      );
    if (files > limits.workspaceFiles)
      throw inputError(
        `The task has more than ${limits.workspaceFiles} files and folders, the limit in scaffolder.limits.workspaceFiles.`,
      );
  }

  async function resolvePath(path: string): Promise<string> {
    const resolved = await resolveInside(folder, path);
    if (resolved !== undefined) return resolved;
    throw inputError(`The path '${path}' is outside the workspace of the task. Use a path in it.`);
  }

  return {
    resolve: resolvePath,
    relate: (absolute) => relative(folder, absolute).split(sep).join('/'),
    exists: async (path) => (await sizeOf(await resolvePath(path))) !== undefined,
    async write(path, content, { isExecutable = false } = {}) {
      const target = await resolvePath(path);
      const former = await sizeOf(target);
      if (former === 'folder') throw inputError(`'${path}' is a folder, so no file can be written there.`);
      files += former === undefined ? 1 : 0;
      bytes += Buffer.byteLength(content) - (former ?? 0);
      assertWithin();
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
      if (isExecutable) await chmod(target, 0o755);
    },
    async makeFolder(path) {
      const target = await resolvePath(path);
      if ((await sizeOf(target)) === undefined) files += 1;
      assertWithin();
      await mkdir(target, { recursive: true });
    },
  };
}

async function measure(folder: string): Promise<{ bytes: number; files: number }> {
  const entries = await listEntries(folder);
  return { bytes: entries.reduce((sum, { size }) => sum + size, 0), files: entries.length };
}

/** Returns the size of a file, or `undefined` if nothing exists. */
async function sizeOf(path: string): Promise<number | 'folder' | undefined> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isDirectory() ? 'folder' : found?.size;
}
