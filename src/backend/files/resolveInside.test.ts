import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveInside } from './resolveInside';

const RUNS = process.env['TRELLIS_TEST_DEEP'] === undefined ? 500 : 100_000;

let home: string;
beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'trellis-inside-')));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Writes a file, and returns its path without links. */
async function writeNew(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  await mkdir(dirname(path), { recursive: true }).catch(() => undefined);
  await writeFile(path, 'written').catch(() => undefined);
  return realpath(path).catch(() => undefined);
}

describe('a path within a folder', () => {
  it.each<[string, string | undefined]>([
    ['.', ''],
    ['a', '/a'],
    ['a/b.txt', '/a/b.txt'],
    ['new/deep/file', '/new/deep/file'],
    ['a/../a/b.txt', '/a/b.txt'],
    ['within', '/a'],
    ['within/new', '/a/new'],
    ['..', undefined],
    ['../', undefined],
    ['a/../../x', undefined],
    ['/etc/passwd', undefined],
    ['/', undefined],
    ['out', undefined],
    ['out/new', undefined],
    ['chain', undefined],
    ['chain/new', undefined],
    ['dangling', undefined],
    ['dangling/new', undefined],
    ['loop', undefined],
    ['a\0b', undefined],
    ['../root-of-another', undefined],
    ['...', '/...'],
    ['..a', '/..a'],
  ])('%j', async (path, expected) => {
    const root = join(home, 'root');
    await mkdir(join(root, 'a'), { recursive: true });
    await mkdir(join(home, 'root-of-another'), { recursive: true });
    const links = { within: 'a', out: '..', chain: 'out', dangling: '../nothing', loop: 'loop' };
    for (const [name, target] of Object.entries(links))
      await symlink(target, join(root, name)).catch(() => undefined);
    const found = await resolveInside(root, path);
    expect(found).toBe(expected === undefined ? undefined : root + expected);
  });

  it(`nothing outside is written through it, in any tree of folders and links (${RUNS} runs)`, async () => {
    const name = fc.constantFrom('a', 'b', 'A', '..', '.', 'c');
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    const target = fc.oneof(
      path,
      fc.constantFrom('/', '/etc', '..', '../outside', '../../outside', 'missing'),
    );
    const secret = join(home, 'secret');
    await writeFile(secret, 'unchanged');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(path, fc.option(target, { nil: undefined })), { maxLength: 5 }),
        path,
        async (entries, wanted) => {
          const base = await mkdtemp(join(home, 'tree-'));
          const root = join(base, 'root');
          await mkdir(root);
          await mkdir(join(base, 'outside'));
          for (const [at, link] of entries) {
            const place = join(root, at);
            if (!place.startsWith(`${root}/`)) continue;
            await mkdir(dirname(place), { recursive: true }).catch(() => undefined);
            // A link in the tree could lead the setup out of it.
            const parent = await realpath(dirname(place)).catch(() => undefined);
            if (parent === undefined || !`${parent}/`.startsWith(`${root}/`)) continue;
            await (link === undefined ? mkdir(place) : symlink(link, place)).catch(() => undefined);
          }
          const found = await resolveInside(root, wanted);
          const written = await writeNew(found === root ? undefined : found);
          expect(`${written ?? root}/`.startsWith(`${root}/`)).toBe(true);
          expect(await readFile(secret, 'utf8')).toBe('unchanged');
          await rm(base, { recursive: true });
        },
      ),
      { numRuns: RUNS },
    );
  }, 600_000);
});
