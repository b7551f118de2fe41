import { PRODUCT } from '#protocol';
import { OutdatedError } from './outdatedError';
import { fetchChunk } from './fetchChunk';

/** The current addresses of chunks that were imported from a new address. */
const moved = new Map<string, string>();

/**
 * Replaces every `import()` in the built portal (`vite.config.ts`). It fetches the script and those that it needs, then imports
 * it. If the import fails nevertheless, it imports the script from a new address.
 *
 * @param files the script, and the others to fetch before it is imported, relative to the importing script. Empty if the code
 *   belongs to a script that is already loaded. A script that is listed twice is not fetched, because the page loads it.
 */
export async function importChunk<T>(
  load: (address: string) => Promise<T>,
  files: readonly string[] = [],
  importer: string,
): Promise<T> {
  const [file, other] = files;
  if (file === undefined) return load('');
  const resolve = (path: string): string => new URL(path, findBase(importer)).href;
  const address = resolve(file);
  // A page can load a dozen parts at once. Each starts in a task of its own, so that the page stays responsive.
  if ('scheduler' in globalThis) await scheduler.yield();
  if (file !== other) await Promise.all(files.map((path) => fetchChunk(resolve(path))));
  try {
    return await load(moved.get(address) ?? address);
  } catch (error) {
    // An error that the script throws is not a failed load.
    if (!isLoadFailure(error)) throw error;
  }
  const next = `${address}?retry=${Date.now()}`;
  try {
    const loaded = await load(next);
    moved.set(address, next);
    return loaded;
  } catch (error) {
    throw isLoadFailure(error) ? new OutdatedError(address, error) : error;
  }
}

/** Each browser has its own message. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message);
}

/** The page can name another place of the scripts, such as a content delivery network. */
function findBase(importer: string): string {
  const path = document.querySelector<HTMLMetaElement>(`meta[name="${PRODUCT}-public-path"]`)?.content;
  return path ? new URL(`assets/`, new URL(path, document.baseURI)).href : importer;
}
