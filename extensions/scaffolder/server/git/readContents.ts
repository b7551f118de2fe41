import * as fs from 'node:fs';
import { currentBranch, log, readBlob, readTree, type ReadCommitResult } from 'isomorphic-git';
import { notFoundError } from '#backend';
import type { RepositoryContents } from '../../protocol/repositories';

/** The commits, entries and bytes that are sent at most. */
const LIMITS = { commits: 20, entries: 1000, bytes: 1024 * 1024 };

/**
 * Reads what is at a path of the default branch: a folder or a file. The path names entries of the commit, not of the file system.
 *
 * @throws HttpError 404 if the repository does not exist, has no commits, or has nothing at the path
 */
export async function readContents(
  gitdir: string,
  path: string,
): Promise<Omit<RepositoryContents, 'remoteUrl'>> {
  const depth = path === '' ? LIMITS.commits : 1;
  const commits = await log({ fs, gitdir, ref: 'HEAD', depth }).catch(() => []);
  const [latest] = commits;
  if (!latest) throw notFoundError('The repository does not exist, or it has no commits.');
  const found = await findEntry(gitdir, latest.commit.tree, path);
  return {
    branch: (await currentBranch({ fs, gitdir })) ?? 'HEAD',
    commits: path === '' ? commits.map(describeCommit) : [],
    content: found.type === 'tree' ? await readFolder(gitdir, found.oid) : await readFile(gitdir, found.oid),
  };
}

async function findEntry(
  gitdir: string,
  root: string,
  path: string,
): Promise<{ oid: string; type: 'tree' | 'blob' }> {
  let found: { oid: string; type: string } = { oid: root, type: 'tree' };
  for (const name of path === '' ? [] : path.split('/')) {
    const entries = found.type === 'tree' ? (await readTree({ fs, gitdir, oid: found.oid })).tree : [];
    const entry = entries.find((candidate) => candidate.path === name);
    if (!entry) throw notFoundError(`The repository has no file '${path}'.`);
    found = entry;
  }
  // Other repositories that are linked from this one.
  if (found.type !== 'tree' && found.type !== 'blob') throw notFoundError(`'${path}' is another repository.`);
  return { oid: found.oid, type: found.type };
}

async function readFolder(gitdir: string, oid: string): Promise<RepositoryContents['content']> {
  const { tree } = await readTree({ fs, gitdir, oid });
  const types = { tree: 'folder', blob: 'file', commit: 'module' } as const;
  const entries = tree
    .map(({ path: name, type }) => ({ name, type: types[type] }))
    .toSorted((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
  return {
    type: 'folder',
    entries: entries.slice(0, LIMITS.entries),
    total: entries.length,
  };
}

function rank({ type }: { type: string }): number {
  return type === 'folder' ? 0 : 1;
}

async function readFile(gitdir: string, oid: string): Promise<RepositoryContents['content']> {
  const { blob } = await readBlob({ fs, gitdir, oid });
  return { type: 'file', size: blob.byteLength, text: decodeText(blob) };
}

function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > LIMITS.bytes || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function describeCommit({ oid, commit }: ReadCommitResult): RepositoryContents['commits'][number] {
  const { name, timestamp } = commit.author;
  return {
    id: oid,
    message: commit.message.trim(),
    author: name,
    createdAt: new Date(timestamp * 1000).toISOString(),
  };
}
