import { ReadError, type AddressContent, type ReadOptions } from '#backend';
import type { ScmSource } from './createScmSources';
import { loadContent } from './loadContent';

const FILE_SECONDS = 15;

/** Loads a file of a repository. */
export async function loadScmFile(
  source: ScmSource,
  url: string,
  options: ReadOptions,
): Promise<AddressContent | undefined> {
  const { service, place } = source;
  const { signal } = options;
  const { decode, ...request } = service.planFile(place);
  const fetch = (headers: Readonly<Record<string, string>>): Promise<Response> =>
    source.fetch(
      { ...request, headers: { ...request.headers, ...headers } },
      { timeoutSeconds: FILE_SECONDS, signal },
    );
  const content = await loadContent({ name: url, fetch, decode }, options).catch(async (error: unknown) => {
    // A missing file is different from a missing repository: entities of the first are deleted, and of the second are kept.
    if (error instanceof ReadError && error.notFound) await source.at({ path: '' }).readVersion(signal);
    throw error;
  });
  return content && { ...content, url };
}
