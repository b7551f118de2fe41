import { ConnectionError, fetchResponse } from '../errors/connectionError';
import { OutdatedError } from './outdatedError';

/** Delays before the second and the third attempt, in ms. */
const delays = [300, 1_200];
const fetched = new Map<string, Promise<void>>();

/**
 * Loads a script into the cache of the browser, in a few attempts. A browser never asks again for a module whose load failed, so
 * scripts are fetched before they are imported.
 *
 * @throws ConnectionError if there is no response, OutdatedError if there is one without the script
 */
export function fetchChunk(address: string): Promise<void> {
  let loading = fetched.get(address);
  if (loading === undefined) {
    loading = attempt(address, 0);
    fetched.set(address, loading);
    loading.catch(() => fetched.delete(address));
  }
  return loading;
}

async function attempt(address: string, failures: number): Promise<void> {
  try {
    return await fetchOnce(address, failures === 0 ? 'default' : 'reload');
  } catch (error) {
    const delay = delays[failures];
    if (delay === undefined || error instanceof OutdatedError) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return attempt(address, failures + 1);
  }
}

async function fetchOnce(address: string, cache: RequestCache): Promise<void> {
  const response = await fetchResponse(address, { cache });
  if (response.status >= 500) throw new ConnectionError(address);
  if (!isScript(response)) throw new OutdatedError(address);
  // Only a complete response is stored.
  await response.arrayBuffer().catch((error: unknown) => {
    throw new ConnectionError(address, error);
  });
}

/** Static hosts answer with a page if a file does not exist. */
function isScript({ ok, headers }: Response): boolean {
  return ok && /javascript/.test(headers.get('content-type') ?? '');
}
