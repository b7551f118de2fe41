import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TreeFile } from '#backend';
import { readZip } from './readZip';
import { unpack } from './unpack';

/** A file of an archive. */
interface ZipFile {
  name: string;
  body?: Buffer | string;
  /** The mode of the file in Unix. */
  mode?: number;
  /** The size that the archive claims, if it is not the real one. */
  claimedSize?: number;
}

/** Writes an archive by the format's specification, so that it can contain what no tool would write. */
function writeZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, body = '', mode = 0o100644, claimedSize } of files) {
    const content = Buffer.from(body);
    const packed = deflateRawSync(content);
    const path = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? content.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(mode * 0x10000, 6);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, rest, path]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trellis-zip-'));
  folder = await mkdtemp(join(root, 'tree-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function* stream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function unpackZip(archive: Buffer): Promise<TreeFile[]> {
  return unpack(readZip(stream(archive), join(folder, 'archive')), {
    name: 'it',
    limits: { archiveBytes: 1e6, entries: 50, expandedBytes: 1e6 },
    folder,
    pick: (path) => path,
  });
}

describe('a zip archive', () => {
  it('is unpacked without links', async () => {
    const files = await unpackZip(
      writeZip([
        { name: 'a/', mode: 0o40755 },
        { name: 'a/file', body: 'content' },
        { name: 'a/link', body: '/etc/passwd', mode: 0o120777 },
        { name: 'a/socket', mode: 0o140644 },
      ]),
    );
    expect(files.map(({ path }) => path)).toEqual(['a/file']);
    expect(new TextDecoder().decode(await files[0]?.load())).toBe('content');
    expect(await readdir(folder)).toEqual(['0']);
  });

  it.each(['../out', 'a/../../out', '/etc/passwd', String.raw`..\out`, 'C:/out', 'a\0b'])(
    'with the entry %j is refused',
    async (name) => {
      await expect(unpackZip(writeZip([{ name, body: 'x' }]))).rejects.toThrow(
        /invalid|absolute path|leaves its folder|is not a path in it/,
      );
      expect(await readdir(root)).toHaveLength(1);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('cannot write through a link', async () => {
    const archive = writeZip([
      { name: 'out', body: root, mode: 0o120777 },
      { name: 'out/file', body: 'x' },
    ]);
    await expect(unpackZip(archive)).rejects.toThrow('same name');
    expect(await readdir(root)).toHaveLength(1);
  });

  it.each<[title: string, claimedSize: number | undefined]>([
    ['its real size', undefined],
    ['a small size', 10],
  ])('that is a bomb and claims %s is refused', async (_title, claimedSize) => {
    const bomb = writeZip([
      { name: 'zeros', body: Buffer.alloc(50e6), ...(claimedSize === undefined ? {} : { claimedSize }) },
    ]);
    expect(bomb.byteLength).toBeLessThan(60_000);
    await expect(unpackZip(bomb)).rejects.toThrow(/size limit|too many bytes/);
  });

  it('with too many entries is refused', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ name: `file-${index}` }));
    await expect(unpackZip(writeZip(many))).rejects.toThrow('more than 50 files');
  });
});
