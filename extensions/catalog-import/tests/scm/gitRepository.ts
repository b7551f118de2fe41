import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A bare repository of git. */
export interface GitRepository {
  /** Runs git in the repository and returns its output without the last line break. */
  git: (args: readonly string[], input?: string) => Promise<string>;
  /** Commits a file to a branch, which is created from `parent` if it does not exist. Returns the commit. */
  commit: (change: {
    branch: string;
    path: string;
    content: string;
    message: string;
    parent?: string;
  }) => Promise<string>;
  /** Commits many files at once to a branch without commits. */
  fill: (branch: string, files: Readonly<Record<string, string>>) => Promise<void>;
  /** Returns the commit of a branch, or `undefined`. */
  resolve: (branch: string) => Promise<string | undefined>;
  /** Returns the content of a file on a branch, or `undefined`. */
  read: (branch: string, path: string) => Promise<string | undefined>;
  remove: () => Promise<void>;
}

/** Creates a repository with a README on its default branch, or an empty one. */
export async function createGitRepository({
  defaultBranch = 'main',
  isEmpty = false,
}: { defaultBranch?: string; isEmpty?: boolean } = {}): Promise<GitRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-scm-'));
  const git: GitRepository['git'] = (args, input) =>
    new Promise((resolve, reject) => {
      const identity = {
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@b',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@b',
      };
      const env = { ...process.env, ...identity, GIT_INDEX_FILE: join(folder, 'index.tmp') };
      const child = execFile('git', [...args], { cwd: folder, env }, (error, stdout) =>
        error ? reject(error) : resolve(stdout.replace(/\n$/, '')),
      );
      child.stdin?.end(input);
    });
  const attempt = (args: readonly string[]): Promise<string | undefined> => git(args).catch(() => undefined);
  await git(['init', '--bare', '--quiet', `--initial-branch=${defaultBranch}`]);
  const repository: GitRepository = {
    git,
    resolve: (branch) => attempt(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]),
    read: (branch, path) => attempt(['show', `refs/heads/${branch}:${path}`]),
    async commit({ branch, path, content, message, parent }) {
      const base = parent ?? (await repository.resolve(branch));
      await git(base === undefined ? ['read-tree', '--empty'] : ['read-tree', base]);
      const blob = await git(['hash-object', '-w', '--stdin'], content);
      await git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
      const tree = await git(['write-tree']);
      const parents = base === undefined ? [] : ['-p', base];
      const created = await git(['commit-tree', tree, ...parents, '-m', message]);
      await git(['update-ref', `refs/heads/${branch}`, created]);
      return created;
    },
    async fill(branch, files) {
      const entries = Object.entries(files).map(
        ([path, content]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}\n`,
      );
      const commit = `commit refs/heads/${branch}\ncommitter a <a@b> 0 +0000\ndata 5\nStart\n`;
      await git(['fast-import', '--quiet'], commit + entries.join(''));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  if (!isEmpty)
    await repository.commit({
      branch: defaultBranch,
      path: 'README.md',
      content: 'Hello\n',
      message: 'Start',
    });
  return repository;
}
