import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listBranches, readBlob, readCommit, readTree, resolveRef } from 'isomorphic-git';
import { conflictError, inputError, ReadError, resolveInside } from '#backend';
import { writeCommit, type FirstCommit } from './writeCommit';

/** A repository, by the parts of its path. */
export interface RepositoryName {
  owner: string;
  name: string;
}

/** A file of a repository. */
export interface RepositoryFile {
  path: string;
  oid: string;
  isExecutable: boolean;
}

/** Git repositories in a folder of this machine. Each one is bare: it can be cloned, and pushed to by its path. */
export interface LocalRepositories {
  /** The path of the bare repository. It may not exist. */
  pathOf(repository: RepositoryName): string;
  /**
   * Creates a repository with one commit, all at once: it exists completely or not at all. Files that `.gitignore` names are left
   * out. Returns the id of the commit.
   *
   * @throws HttpError 409 if it exists, 400 if it has no files
   */
  create(repository: RepositoryName, first: FirstCommit): Promise<string>;
  /** Lists all files of the default branch, sorted by path, with the id of their commit. @throws ReadError */
  list(repository: RepositoryName): Promise<{ files: RepositoryFile[]; commitId: string }>;
  /** Returns the content of a file. */
  load(repository: RepositoryName, oid: string): Promise<Uint8Array>;
  /** Returns a file that git requests to clone a repository, or `undefined` if there is none. */
  loadForClone(repository: RepositoryName, path: string): Promise<Uint8Array | undefined>;
}

/** Whether a text can be the name of an owner or a repository. */
export function isRepositoryPart(text: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,99}$/i.test(text) && !/(?:\.git|\.lock|\.)$/i.test(text);
}

/** Opens the repositories of a folder, which is created on first use. */
export function createLocalRepositories(root: string): LocalRepositories {
  const pathOf = ({ owner, name }: RepositoryName): string => {
    if (!isRepositoryPart(owner) || !isRepositoryPart(name))
      throw inputError(
        `'${owner}/${name}' is not a valid name of a repository. Use letters, digits, hyphens, dots and underscores.`,
      );
    // On some file systems, names that differ only in case are the same.
    return join(root, owner.toLowerCase(), `${name.toLowerCase()}.git`);
  };
  return {
    pathOf,
    async create(repository, first) {
      const target = pathOf(repository);
      const gitdir = join(root, `.${randomUUID()}.partial`);
      try {
        const oid = await writeCommit(gitdir, first);
        await mkdir(dirname(target), { recursive: true });
        await rename(gitdir, target);
        return oid;
      } catch (error) {
        if (isExisting(error))
          throw conflictError(
            `The repository '${repository.owner}/${repository.name}' exists already. Use another name.`,
          );
        throw error;
      } finally {
        await rm(gitdir, { recursive: true, force: true });
      }
    },
    async list(repository) {
      const gitdir = pathOf(repository);
      const commitId = await resolveRef({ fs, gitdir, ref: 'HEAD' }).catch(() => undefined);
      if (commitId === undefined)
        throw new ReadError(`The repository '${repository.owner}/${repository.name}' does not exist.`, {
          notFound: true,
        });
      const { commit: head } = await readCommit({ fs, gitdir, oid: commitId });
      const files: RepositoryFile[] = [];
      const open = [{ path: '', oid: head.tree }];
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        for (const { path: name, oid, type, mode } of (await readTree({ fs, gitdir, oid: next.oid })).tree) {
          const path = next.path === '' ? name : `${next.path}/${name}`;
          if (type === 'tree') open.push({ path, oid });
          // Links are left out.
          else if (type === 'blob' && mode !== '120000')
            files.push({ path, oid, isExecutable: mode === '100755' });
        }
      }
      return { commitId, files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)) };
    },
    load: async (repository, oid) => (await readBlob({ fs, gitdir: pathOf(repository), oid })).blob,
    async loadForClone(repository, path) {
      const gitdir = pathOf(repository);
      if (!fs.existsSync(join(gitdir, 'HEAD'))) return undefined;
      if (path === 'info/refs') return Buffer.from(await printRefs(gitdir));
      if (path === 'objects/info/packs') return Buffer.from(await printPacks(gitdir));
      if (
        !/^(?:HEAD|objects\/[0-9a-f]{2}\/[0-9a-f]{38}|objects\/pack\/pack-[0-9a-f]+\.(?:pack|idx))$/.test(
          path,
        )
      )
        return undefined;
      const file = await resolveInside(gitdir, path).catch(() => undefined);
      return file === undefined ? undefined : readFile(file).catch(() => undefined);
    },
  };
}

/** The branches, in the form of `git update-server-info`. Computed, because a push by path does not update it. */
async function printRefs(gitdir: string): Promise<string> {
  const branches = await listBranches({ fs, gitdir }).catch(() => []);
  const lines = await Promise.all(
    branches.map(async (name) => {
      const ref = `refs/heads/${name}`;
      return `${await resolveRef({ fs, gitdir, ref })}\t${ref}\n`;
    }),
  );
  return lines.join('');
}

async function printPacks(gitdir: string): Promise<string> {
  const names = await readdir(join(gitdir, 'objects/pack')).catch(() => []);
  const packs = names.filter((name) => name.endsWith('.pack')).map((name) => `P ${name}\n`);
  return `${packs.join('')}\n`;
}

function isExisting(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOTEMPTY' || code === 'EEXIST';
}
