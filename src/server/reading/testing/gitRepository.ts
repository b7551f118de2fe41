import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A real repository, which the fake hosts read. */
export interface GitRepository {
  /** The current commit. */
  head(): string;
  /** The content of a file. Throws if it does not exist. */
  show(path: string): Buffer;
  list(): Array<{ path: string; id: string; mode: string }>;
  archive(format: 'tar.gz' | 'zip', options?: { prefix?: string; path?: string; within?: string }): Buffer;
  /** Writes files and commits them. */
  commit(files: Record<string, string>): void;
  remove(): void;
}

/** Creates a repository with the branch `main`, some files and a link. */
export function createGitRepository(files: Record<string, string>): GitRepository {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-git-'));
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  git('init', '--quiet', '--initial-branch=main');
  symlinkSync('/etc/passwd', join(folder, 'link'));

  function commit(changed: Record<string, string>): void {
    for (const [path, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message=Change');
  }

  commit(files);
  return {
    head: () => git('rev-parse', 'HEAD').toString().trim(),
    show: (path) => git('show', `HEAD:${path}`),
    list: () =>
      git('-c', 'core.quotePath=false', 'ls-tree', '-r', 'HEAD')
        .toString()
        .trim()
        .split('\n')
        .map((line) => {
          const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/.exec(line) ?? [];
          return { mode, id, path };
        }),
    archive: (format, { prefix, path, within } = {}) =>
      git(
        'archive',
        `--format=${format}`,
        ...(prefix === undefined ? [] : [`--prefix=${prefix}`]),
        within === undefined ? 'HEAD' : `HEAD:${within}`,
        ...(path === undefined ? [] : [path]),
      ),
    commit,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
