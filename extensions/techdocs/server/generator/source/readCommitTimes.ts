import * as fs from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type * as IsomorphicGit from 'isomorphic-git';
import { BuildError } from './buildError';
import { isPage } from './scanFolder';
import { sourceLimits } from './sourceLimits';

/** When the pages of a folder were changed last, as of a commit. */
export interface CommitTimes {
  commit: string;
  /** By the path in the folder: the id of the content, and the time in milliseconds since 1970; `null` if the history does not go back far enough. */
  pages: Record<string, readonly [blob: string, time: number | null]>;
}

/**
 * Reads when the pages of a folder were changed last from the Git repository around it. Reads the objects of the repository only, because
 * its configuration can name programs to run.
 *
 * @param known the times of an earlier build. History before its commit is not read again
 * @returns `undefined` if the folder is in no repository, and `unreadable` if its repository can't be read within the limits
 */
export async function readCommitTimes(
  folder: string,
  known: CommitTimes | undefined,
): Promise<CommitTimes | 'unreadable' | undefined> {
  const real = await realpath(folder);
  const root = await findRepository(real);
  if (root === undefined) return undefined;
  try {
    const gitdir = join(root, '.git');
    // What a folder contains otherwise, such as that of a linked working tree, is not a whole repository.
    if (!(await lstat(gitdir)).isDirectory() || (await sizeOfPacks(gitdir)) > sourceLimits.packBytes)
      return 'unreadable';
    // Most of the time that a thread needs to start, so only where there is a repository.
    const git = await import('isomorphic-git');
    const commit = await git.resolveRef({ fs, gitdir, ref: 'HEAD' });
    if (known?.commit === commit) return known;
    const history = createHistory(git, gitdir, relative(root, real).split(sep).filter(Boolean));
    return { commit, pages: await findTimes(history, commit, known) };
  } catch {
    // Also a repository without commits, and one in a format that is newer than the library.
    return 'unreadable';
  }
}

async function findRepository(folder: string): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    if (await lstat(join(at, '.git')).catch(() => undefined)) return at;
    if (at === dirname(at)) return undefined;
  }
}

/** The library reads each pack as a whole. */
async function sizeOfPacks(gitdir: string): Promise<number> {
  const folder = join(gitdir, 'objects', 'pack');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

type Git = Pick<typeof IsomorphicGit, 'readCommit' | 'readTree'>;

/** The pages of a commit by their paths, with the ids of their contents. */
type Pages = ReadonlyMap<string, string>;

/** What the walk needs of a repository. */
interface History {
  readCommit: (commit: string) => Promise<IsomorphicGit.CommitObject>;
  listPages: (commit: IsomorphicGit.CommitObject) => Promise<Pages>;
}

function createHistory(git: Git, gitdir: string, way: readonly string[]): History {
  const cache = {};
  const listed = new Map<string, Pages>();
  const readFolder = async (oid: string) => (await git.readTree({ fs, gitdir, oid, cache })).tree;

  async function list(oid: string): Promise<Pages> {
    const pages = new Map<string, string>();
    for (const { path, type, oid: id } of await readFolder(oid)) {
      if (type === 'tree')
        for (const [below, blob] of await listOnce(id)) pages.set(`${path}/${below}`, blob);
      else if (type === 'blob' && isPage(path)) pages.set(path, id);
      // Few objects can name very many files.
      if (pages.size > sourceLimits.entries) throw new BuildError('The commit has too many pages.');
    }
    return pages;
  }
  /** Most commits leave most folders as they are. */
  async function listOnce(oid: string): Promise<Pages> {
    const pages = listed.get(oid) ?? (await list(oid));
    listed.set(oid, pages);
    return pages;
  }
  return {
    readCommit: async (oid) => (await git.readCommit({ fs, gitdir, oid, cache })).commit,
    async listPages({ tree }) {
      let oid = tree;
      for (const name of way) {
        const entry = (await readFolder(oid)).find(({ path, type }) => path === name && type === 'tree');
        if (!entry) return new Map();
        oid = entry.oid;
      }
      return listOnce(oid);
    },
  };
}

/** Follows each page back to the commit that no parent has its content of, as `git log` does. */
async function findTimes(
  { readCommit: read, listPages }: History,
  head: string,
  known: CommitTimes | undefined,
): Promise<CommitTimes['pages']> {
  const endsAt = Date.now() + sourceLimits.historyMs;
  const first = await read(head);
  const pages = await listPages(first);
  const times = new Map<string, number | null>();
  /** Pages that have the same content in a commit as in the first one. */
  const waiting = new Map([[head, { commit: first, paths: [...pages.keys()] }]]);
  while (waiting.size > 0 && Date.now() < endsAt) {
    const [oid, { commit, paths }] = [...waiting].reduce((newest, other) =>
      other[1].commit.committer.timestamp > newest[1].commit.committer.timestamp ? other : newest,
    );
    waiting.delete(oid);
    let left = paths;
    if (known?.commit === oid)
      left = paths.filter((path) => {
        const [blob, time] = known.pages[path] ?? [];
        if (blob !== pages.get(path) || time === undefined) return true;
        times.set(path, time);
        return false;
      });
    let isWhole = true;
    for (const parent of commit.parent) {
      if (left.length === 0) break;
      // The history of a shallow clone ends.
      const before = await read(parent).catch(() => undefined);
      isWhole &&= before !== undefined;
      if (!before) continue;
      const pagesBefore = await listPages(before);
      const isSame = (path: string): boolean => pagesBefore.get(path) === pages.get(path);
      const same = left.filter(isSame);
      if (same.length === 0) continue;
      left = left.filter((path) => !isSame(path));
      waiting.set(parent, { commit: before, paths: [...(waiting.get(parent)?.paths ?? []), ...same] });
    }
    for (const path of left) times.set(path, isWhole ? commit.committer.timestamp * 1000 : null);
  }
  return Object.fromEntries(
    [...pages].map(([path, blob]) => [path, [blob, times.get(path) ?? null] as const]),
  );
}
