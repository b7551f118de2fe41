import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadError, type AddressTree, type ReadTreeOptions, type TreeFile } from '#backend';
import { archiveLimits } from './archive/archiveLimits';
import { createPathGuard } from './archive/createPathGuard';
import { loadStored } from './archive/loadStored';
import type { ScmSource } from './createScmSources';
import { hashContent } from './hashContent';
import { tooLarge } from './http/readBody';
import { listFiles, readArchive, relativeTo, withFolder } from './listFiles';
import { loadScmFile } from './loadScmFile';

const READ_AT_ONCE = 6;

/** Reads all files in a folder of a repository. */
export async function readScmTree(
  source: ScmSource,
  url: string,
  { etag, filter = () => true, signal }: ReadTreeOptions,
): Promise<AddressTree | undefined> {
  const { service, place } = source;
  const base = place.address.path;
  const pick = (path: string): string | undefined => {
    const relative = relativeTo(base, path);
    return relative !== undefined && filter(relative) ? relative : undefined;
  };

  const version = await source.readVersion(signal);
  if (version !== undefined && service.planArchive) {
    if (version === etag) return undefined;
    const plan = service.planArchive(place, version);
    return withFolder(async (folder, dispose) => {
      const files = await readArchive(source, plan, url, { folder, pick }, signal);
      return { url, etag: version, files, dispose };
    });
  }

  const listed = await listFiles(source, url, signal);
  if (!listed) throw new ReadError(`'${place.config.host}' cannot list the files of '${url}'.`);
  const current = hashContent(listed.flatMap(({ path, id }) => [path, id]));
  if (current === etag) return undefined;
  const guard = createPathGuard(url);
  const wanted = listed.flatMap(({ path }) => {
    const target = pick(guard.check(path, 'file'));
    return target === undefined ? [] : [{ path, target }];
  });
  return withFolder(async (folder, dispose) => {
    const files = await loadEach(source, url, wanted, folder, signal);
    return { url, etag: current, files, dispose };
  });
}

/** Loads files of services without archives, several at a time. */
async function loadEach(
  source: ScmSource,
  url: string,
  wanted: ReadonlyArray<{ path: string; target: string }>,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<TreeFile[]> {
  const files: TreeFile[] = [];
  const waiting = wanted.entries();
  let total = 0;
  const loadNext = async (): Promise<void> => {
    for (const [index, { path, target }] of waiting) {
      const content = await loadScmFile(source.at({ path }), url, {
        signal,
        maxBytes: archiveLimits.archiveBytes,
      });
      const bytes = content?.bytes ?? new Uint8Array();
      total += bytes.byteLength;
      if (total > archiveLimits.expandedBytes) throw tooLarge(url, archiveLimits.expandedBytes);
      const stored = join(folder, String(index));
      await writeFile(stored, bytes, { flag: 'wx', mode: 0o600 });
      files.push({ path: target, size: bytes.byteLength, load: () => loadStored(stored, url) });
    }
  };
  await Promise.all(Array.from({ length: READ_AT_ONCE }, loadNext));
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
