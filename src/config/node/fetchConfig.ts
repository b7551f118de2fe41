import { configLimits } from '../located/configLimits';
import { decodeConfig, type FileText } from './readConfigFile';

const timeoutMilliseconds = 10_000;

/** Fetches configuration over HTTP or HTTPS, within a size limit and a time limit. Never throws. */
export async function fetchConfig(address: string): Promise<FileText> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMilliseconds) });
    if (!response.ok) return { unreadable: `returned status ${response.status}` };
    return decodeConfig(await readLimited(response));
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return {
      unreadable: isTimeout
        ? `did not respond within ${timeoutMilliseconds / 1000} seconds`
        : 'cannot be reached',
    };
  }
}

/** Reads at most one byte more than the limit, to detect that it is exceeded. */
async function readLimited(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > configLimits.fileBytes) break;
  }
  return Buffer.concat(chunks);
}
