import * as fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commit, init, writeBlob, writeTree, type TreeEntry } from 'isomorphic-git';
import { inputError } from '#backend';
import { listPublished } from './listPublished';

/** The first commit of a repository. */
export interface FirstCommit {
  /** The folder with the files, absolute. */
  source: string;
  branch: string;
  message: string;
  author: { name: string; email: string };
  signal: AbortSignal;
}

/**
 * Creates a bare repository in `gitdir` with one commit. Files that `.gitignore` names are left out. Returns the id of the commit.
 *
 * @throws HttpError 400 if there are no files
 */
export async function writeCommit(
  gitdir: string,
  { source, branch, message, author, signal }: FirstCommit,
): Promise<string> {
  await init({ fs, gitdir, bare: true, defaultBranch: branch });
  const tree = await writeFolder(gitdir, source, signal);
  return commit({ fs, gitdir, message, author, tree, parent: [], ref: `refs/heads/${branch}` });
}

/** Writes all files of a folder, and returns the id of the tree. */
async function writeFolder(gitdir: string, source: string, signal: AbortSignal): Promise<string> {
  const folders = new Map<string, TreeEntry[]>([['', []]]);
  for (const { path, isExecutable } of await listPublished(source)) {
    signal.throwIfAborted();
    const oid = await writeBlob({ fs, gitdir, blob: await readFile(join(source, path)) });
    for (let folder = parentOf(path); !folders.has(folder); folder = parentOf(folder))
      folders.set(folder, []);
    const mode = isExecutable ? '100755' : '100644';
    folders.get(parentOf(path))?.push({ path: nameOf(path), mode, oid, type: 'blob' });
  }
  if (folders.size === 1 && folders.get('')?.length === 0)
    throw inputError('The workspace has no files to publish.');
  // Deeper folders first, because a tree contains the ids of its folders.
  const deepest = [...folders.keys()]
    .filter((path) => path !== '')
    .toSorted((one, other) => depth(other) - depth(one));
  for (const path of deepest) {
    const oid = await writeTree({ fs, gitdir, tree: folders.get(path) ?? [] });
    folders.get(parentOf(path))?.push({ path: nameOf(path), mode: '040000', oid, type: 'tree' });
  }
  return writeTree({ fs, gitdir, tree: folders.get('') ?? [] });
}

function depth(path: string): number {
  return path.split('/').length;
}

function parentOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
