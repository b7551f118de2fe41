import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { packTar, type TarHeader } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TreeFile } from '#backend';
import type { ArchiveEntry } from './archiveEntry';
import { createPathGuard } from './createPathGuard';
import { readTar } from './readTar';
import { unpack } from './unpack';

const isDeep = process.env['TRELLIS_TEST_DEEP'] !== undefined;
const GUARD_RUNS = isDeep ? 100_000 : 5_000;
const TREE_RUNS = isDeep ? 5_000 : 300;
const TIME = 180_000;
const limits = { archiveBytes: 1e6, entries: 50, expandedBytes: 1e6 };

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trellis-unpack-'));
  folder = await mkdtemp(join(root, 'tree-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function unpackAll(entries: AsyncIterable<ArchiveEntry>, own = limits): Promise<TreeFile[]> {
  return unpack(entries, { name: 'it', limits: own, folder, pick: (path) => path });
}

async function* stream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function tar(
  ...entries: Array<Partial<TarHeader> & { name: string; body?: string }>
): Promise<Uint8Array> {
  const packed = await packTar(
    entries.map(({ body = '', ...header }) => ({ header: { size: body.length, ...header }, body })),
  );
  return gzipSync(packed);
}

describe('an archive', () => {
  it.each<[title: string, entries: Parameters<typeof tar>, message: RegExp]>([
    ['with a path above its root', [{ name: 'a/../../b', body: 'x' }], /leaves its folder/],
    ['with an absolute path', [{ name: '/etc/passwd', body: 'x' }], /is not a path in it|leaves/],
    ['with a drive', [{ name: 'C:/x', body: 'x' }], /is not a path in it/],
    ['with a backslash', [{ name: String.raw`a\..\b`, body: 'x' }], /is not a path in it/],
    [
      'with one file twice',
      [
        { name: 'a', body: 'x' },
        { name: 'a', body: 'y' },
      ],
      /same name/,
    ],
    [
      'with names that differ in case',
      [
        { name: 'a/B', body: 'x' },
        { name: 'A/b', body: 'y' },
      ],
      /same name/,
    ],
    [
      'with a file that is a folder',
      [
        { name: 'a', body: 'x' },
        { name: 'a/b', body: 'y' },
      ],
      /same name/,
    ],
    [
      'with names that differ in form',
      [
        { name: 'é', body: 'x' },
        { name: 'e\u0301', body: 'y' },
      ],
      /same name/,
    ],
  ])('%s is refused', async (_title, entries, message) => {
    await expect(unpackAll(readTar(stream(await tar(...entries))))).rejects.toThrow(message);
    expect(await readdir(root)).toHaveLength(1);
  });

  it('has no links and devices after it is unpacked', async () => {
    const files = await unpackAll(
      readTar(
        stream(
          await tar(
            { name: 'link', type: 'symlink', linkname: '/etc/passwd' },
            { name: 'hard', type: 'link', linkname: '../../etc/passwd' },
            { name: 'null', type: 'character-device' },
            { name: 'folder/', type: 'directory' },
            { name: 'folder/file', body: 'x' },
          ),
        ),
      ),
    );
    expect(files.map(({ path }) => path)).toEqual(['folder/file']);
  });

  it('cannot write through a link', async () => {
    const packed = await tar(
      { name: 'out', type: 'symlink', linkname: root },
      { name: 'out/file', body: 'x' },
    );
    await expect(unpackAll(readTar(stream(packed)))).rejects.toThrow('same name');
    expect(await readdir(root)).toHaveLength(1);
  });

  it('is refused as soon as it exceeds a limit', async () => {
    const bomb = await tar({ name: 'zeros', body: '\0'.repeat(5e6) });
    expect(bomb.byteLength).toBeLessThan(1e4);
    await expect(unpackAll(readTar(stream(bomb)))).rejects.toThrow('size limit');
    await rm(join(folder, '0'));
    const many = await tar(...Array.from({ length: 60 }, (_, index) => ({ name: `f${index}`, body: 'x' })));
    await expect(unpackAll(readTar(stream(many)))).rejects.toThrow('more than 50 files');
  });

  it('is refused if it is cut off, or not an archive', async () => {
    const packed = await tar({ name: 'a', body: 'x'.repeat(5000) });
    await expect(unpackAll(readTar(stream(packed.subarray(0, -30))))).rejects.toThrow(
      /end of file|data|truncated/i,
    );
    await expect(unpackAll(readTar(stream(Buffer.from('<html>'))))).rejects.toThrow('incorrect header check');
  });
});

const name = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '',
    'a',
    'A',
    'b',
    'C:',
    '~',
    'con',
    'é',
    'e\u0301',
    'ﬁ',
    'İ',
    '\0',
    '\\',
    '..\\',
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const path = fc
  .tuple(
    fc.constantFrom('', '/', './', '//', '../'),
    fc.array(name, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('', '/'),
  )
  .map(([start, parts, end]) => start + parts.join('/') + end);
const kind = fc.constantFrom('file' as const, 'folder' as const, 'other' as const);

describe('random trees', () => {
  it(
    `have only paths inside their root, and one file per name (${GUARD_RUNS} runs)`,
    () => {
      fc.assert(
        fc.property(fc.array(fc.tuple(path, kind), { maxLength: 12 }), (entries) => {
          const guard = createPathGuard('it');
          const kept = new Set<string>();
          for (const [original, type] of entries) {
            try {
              const checked = guard.check(original, type === 'folder' ? 'folder' : 'file');
              if (checked === '') continue;
              const target = join('/root/tree', checked);
              if (!target.startsWith('/root/tree/') || target !== `/root/tree/${checked}`)
                throw new TypeError(`'${original}' escaped to '${target}'`);
              const key = checked.normalize('NFC').toLowerCase();
              if (type !== 'folder' && kept.has(key)) throw new TypeError(`'${original}' is there twice`);
              kept.add(key);
            } catch (error) {
              if (error instanceof TypeError) throw error;
            }
          }
        }),
        { numRuns: GUARD_RUNS },
      );
    },
    TIME,
  );

  it(
    `write nothing outside their folder (${TREE_RUNS} runs)`,
    async () => {
      async function* entriesOf(list: Array<[string, ArchiveEntry['kind']]>): AsyncGenerator<ArchiveEntry> {
        for (const [entryPath, entryKind] of list)
          yield {
            path: entryPath,
            kind: entryKind,
            isExecutable: false,
            content: stream(Buffer.from(entryPath)),
          };
      }
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(path, kind), { maxLength: 6 }), async (list) => {
          await unpackAll(entriesOf(list)).catch(() => undefined);
          expect(await readdir(root)).toHaveLength(1);
          for (const stored of await readdir(folder)) {
            expect(stored).toMatch(/^\d+$/);
            const text = await readFile(join(folder, stored), 'utf8');
            expect(list.map(([entryPath]) => entryPath)).toContain(text);
            await rm(join(folder, stored));
          }
        }),
        { numRuns: TREE_RUNS },
      );
    },
    TIME,
  );
});
