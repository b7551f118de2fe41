import { afterFirstContent } from '#sdk';
import type { CodeLine } from './codeTokens';

/** Longer code is highlighted in a worker, because it would block the page. In characters. */
const WORKER_THRESHOLD = 20_000;
/** Longer code is not highlighted. In characters. */
const MAX_LENGTH = 2_000_000;
/** The time limit for highlighting, in ms. Some grammars are very slow on some texts. */
const TIMEOUT = 10_000;

/**
 * Highlights code after the first content of the page is painted, using a worker for long code. Returns undefined if the code is too
 * long.
 */
export async function highlightInBackground(
  code: string,
  language: string,
): Promise<readonly CodeLine[] | undefined> {
  if (code.length > MAX_LENGTH) return undefined;
  if (code.length <= WORKER_THRESHOLD || typeof Worker === 'undefined') {
    const { highlightCode } = await afterFirstContent(() => import('./highlightCode'));
    return highlightCode(code, language);
  }
  return highlightInWorker(code, language);
}

/** Uses a new worker for each long text, so that it can be terminated and its memory is freed. */
function highlightInWorker(code: string, language: string): Promise<readonly CodeLine[] | undefined> {
  const worker = new Worker(new URL('highlightWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly CodeLine[] | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), TIMEOUT);
    worker.addEventListener('error', () => resolve(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<{ lines?: CodeLine[] }>) =>
      resolve(data.lines),
    );
    worker.postMessage({ code, language });
  }).finally(() => worker.terminate());
}
