import { mkdir, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ReadError, type AddressReader } from '#backend';
import type { DocsSource } from './resolveSource';

/** The source of a site on this machine. */
export interface OpenSource {
  folder: string;
  /** The version of the source, if it is known without reading its files. */
  version: string | undefined;
  /** Where a page can be edited, with `%path%` for its path. */
  editUrl: string | undefined;
  /** Deletes what was created. Always call it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  reader: AddressReader;
  /** The folder for temporary files. */
  temporary: string;
  /** The version of the last build. If it is the current one, nothing is loaded. */
  version: string | undefined;
  signal: AbortSignal;
}

/**
 * Opens a source. Returns `undefined` if it has not changed since the given version.
 *
 * @throws ReadError with a message for authors
 */
export async function openSource(source: DocsSource, options: OpenOptions): Promise<OpenSource | undefined> {
  return source.type === 'dir' ? openFolder(source, options.reader) : openRepository(source.url, options);
}

async function openFolder(
  { folder, root, repository }: Extract<DocsSource, { type: 'dir' }>,
  reader: AddressReader,
): Promise<OpenSource> {
  const [real, base] = await Promise.all([folder, root].map((path) => realpath(path).catch(() => undefined)));
  const found = real === undefined ? undefined : await stat(real).catch(() => undefined);
  if (real === undefined || base === undefined || !found?.isDirectory())
    throw new ReadError(`The folder '${relative(root, folder) || '.'}' of the documentation does not exist.`);
  if (real !== base && !real.startsWith(base + sep))
    throw new ReadError(
      'The folder of the documentation is a link to a folder outside the folder of the descriptor.',
    );
  return {
    folder: real,
    version: undefined,
    editUrl: repository === undefined ? undefined : findEditUrl(repository, reader),
    close: async () => undefined,
  };
}

async function openRepository(url: string, options: OpenOptions): Promise<OpenSource | undefined> {
  const { reader, temporary, version, signal } = options;
  const tree = await reader.readTree(url, {
    etag: version,
    signal,
    filter: (path) => !/(?:^|\/)(?:\.git|node_modules)\//.test(path),
  });
  if (!tree) return undefined;
  await mkdir(temporary, { recursive: true });
  const folder = await mkdtemp(join(temporary, 'source-'));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    for (const file of tree.files) {
      const target = join(folder, file.path);
      if (!target.startsWith(folder + sep)) continue;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await file.load());
    }
    return {
      folder,
      version: tree.etag,
      editUrl: findEditUrl(url, reader),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  } finally {
    await tree.dispose();
  }
}

/** Returns where a page of a repository can be edited, with `%path%` for its path. */
function findEditUrl(url: string, reader: AddressReader): string | undefined {
  const editUrl = reader.findEditUrl(`${url.replace(/\/*$/, '/')}PATH_OF_THE_PAGE`);
  return editUrl?.replace('PATH_OF_THE_PAGE', '%path%');
}
