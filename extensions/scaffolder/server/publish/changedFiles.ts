import { posix, join } from 'node:path';
import { inputError } from '#backend';
import { listPublished } from '../git/listPublished';
import { openWorkspace, type WorkspaceLimits } from '../workspace/openWorkspace';

/** A file of the workspace for a repository. */
export interface ChangedFile {
  /** Path in the repository, with slashes. */
  path: string;
  /** Absolute path in the workspace. */
  source: string;
  isExecutable: boolean;
}

/** Which files an action takes from the workspace, and where they go. */
export interface ChangedFilesRequest {
  workspacePath: string;
  limits: WorkspaceLimits;
  /** Folder of the workspace. */
  sourcePath: string | undefined;
  /** Folder of the repository. */
  targetPath: string | undefined;
}

/**
 * Lists the files of the workspace for a pull request.
 *
 * @throws HttpError 400 if the folder does not exist, or if a path leaves the workspace or the repository
 */
export async function listChangedFiles(request: ChangedFilesRequest): Promise<ChangedFile[]> {
  const { workspacePath, limits, sourcePath = '.', targetPath = '' } = request;
  const workspace = await openWorkspace(workspacePath, limits);
  if (!(await workspace.exists(sourcePath)))
    throw inputError(`The folder '${sourcePath}' does not exist in the workspace.`);
  const folder = await workspace.resolve(sourcePath);
  return (await listPublished(folder)).map(({ path, isExecutable }) => ({
    path: pathInRepository(targetPath, path),
    source: join(folder, path),
    isExecutable,
  }));
}

/** @throws HttpError 400 if the path leaves the repository */
export function pathInRepository(folder: string, path: string): string {
  const joined = posix.normalize(posix.join('/', folder, path)).slice(1);
  if (posix.normalize(posix.join(folder, path)).startsWith('..') || joined.split('/')[0] === '.git')
    throw inputError(`The path '${posix.join(folder, path)}' is not allowed in a repository.`);
  return joined;
}
