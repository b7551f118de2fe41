import type { CodeLine } from '../codeTokens';

/** Longer than this, colouring would be felt: it happens in a worker then. In characters. */
const LONG = 20_000;
/** Longer than this, colours are not worth the wait. In characters. */
const TOO_LONG = 2_000_000;
/** A grammar that gets lost in a text is given up, in ms. */
const PATIENCE = 10_000;

/** Colours code, a long one beside the page; undefined where it is better shown plain. */
export async function highlightBeside(
  code: string,
  language: string,
): Promise<readonly CodeLine[] | undefined> {
  if (code.length > TOO_LONG) return undefined;
  if (code.length <= LONG || typeof Worker === 'undefined') {
    const { highlightCode } = await import('./highlightCode');
    return highlightCode(code, language);
  }
  return highlightInWorker(code, language);
}

/** One worker for each long text: it can be ended whatever it does, and gives its memory back. */
function highlightInWorker(code: string, language: string): Promise<readonly CodeLine[] | undefined> {
  const worker = new Worker(new URL('highlightWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly CodeLine[] | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE);
    worker.addEventListener('error', () => resolve(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<{ lines?: CodeLine[] }>) =>
      resolve(data.lines),
    );
    worker.postMessage({ code, language });
  }).finally(() => worker.terminate());
}
