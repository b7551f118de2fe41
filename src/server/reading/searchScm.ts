import { ReadError, type AddressSearch, type SearchOptions } from '#backend';
import type { ScmSource } from './createScmSources';
import { compileGlob, findGlobBase } from './glob/compileGlob';
import { hashContent } from './hashContent';
import { listFiles, readArchive, withFolder } from './listFiles';

const MAX_MATCHES = 5_000;

/** Finds the files of a repository that match the path of a URL. `load` loads the content of one of them. */
export async function searchScm(
  source: ScmSource,
  url: string,
  { etag, signal }: SearchOptions,
  load: (url: string) => Promise<Uint8Array>,
): Promise<AddressSearch | undefined> {
  const { place, integration } = source;
  const pattern = place.address.path;
  const matches = compileGlob(pattern);
  const within = source.at({ path: findGlobBase(pattern) });
  const version = await within.readVersion(signal);
  if (version !== undefined && version === etag) return undefined;

  const listed = await listFiles(within, url, signal);
  const current = version ?? hashContent((listed ?? []).flatMap(({ path, id }) => [path, id]));
  if (current === etag) return undefined;
  const paths = listed?.map(({ path }) => path) ?? (await listArchive(within, url, version, signal));
  const found = paths.filter((path) => matches(path));
  if (found.length > MAX_MATCHES)
    throw new ReadError(
      `'${url}' matches ${found.length} files, but the limit is ${MAX_MATCHES}. Use a more specific pattern.`,
    );
  return {
    etag: current,
    files: found.map((path) => {
      const page = integration.printUrl({ ...place.address, path });
      return { url: page, path, load: () => load(page) };
    }),
  };
}

/** Lists the files of a service that has archives, but no list. Nothing is stored. */
async function listArchive(
  source: ScmSource,
  url: string,
  version: string | undefined,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const { service, place } = source;
  if (!service.planArchive || version === undefined)
    throw new ReadError(`'${place.config.host}' cannot list the files of '${url}'. Use the URL of one file.`);
  const plan = service.planArchive(place, version);
  const paths: string[] = [];
  await withFolder(async (folder, dispose) => {
    const pick = (path: string): undefined => void paths.push(path);
    await readArchive(source, plan, url, { folder, pick }, signal);
    await dispose();
  });
  return paths.toSorted();
}
