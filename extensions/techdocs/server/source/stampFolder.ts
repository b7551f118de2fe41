import { createHash } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceLimits } from '../generator/source/sourceLimits';

/** What the generator reads besides the folder of the documentation, except for snippets. */
const rootFiles = ['mkdocs.yml', 'mkdocs.yaml', 'README.md'];

/**
 * Identifies the state of a source folder by the sizes and times of its files, without reading them. Returns `undefined` if it cannot be
 * listed or has too many files, which a build reports.
 */
export async function stampFolder(source: string, docsFolder: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  let entries = 0;

  async function add(paths: readonly string[]): Promise<void> {
    const stats = await Promise.all(paths.map((path) => lstat(path).catch(() => undefined)));
    for (const [at, path] of paths.entries()) {
      const found = stats[at];
      hash.update(`${path}\0`);
      if (found) hash.update(`${found.mode} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}\0`);
    }
  }

  async function list(folder: string, depth: number): Promise<void> {
    const found = await readdir(folder, { withFileTypes: true });
    entries += found.length;
    if (entries > sourceLimits.entries || depth > sourceLimits.depth) throw new Error('Too many files.');
    const used = found.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
    const folders = used.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
    const files = used.filter((entry) => !entry.isDirectory()).map(({ name }) => join(folder, name));
    await add(files);
    for (const path of folders) {
      hash.update(`${path}\0`);
      await list(path, depth + 1);
    }
  }

  try {
    await add([source, ...rootFiles.map((name) => join(source, name))]);
    await list(join(source, docsFolder), 0);
    return hash.digest('base64url');
  } catch {
    return undefined;
  }
}
