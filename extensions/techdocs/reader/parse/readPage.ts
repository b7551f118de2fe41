import type { HtmlNode, PageEnd, PageMessage, PageShell, ParseRequest } from './htmlTree';
import { listNames, readNames, replaceNames } from './resolveNames';

/** The time limit for one page, in ms. */
const limit = 20_000;

/** A page that is read in parts. */
export interface PageReading {
  shell: PageShell;
  /** The blocks of the content, in batches. Can be read once. */
  batches: AsyncIterable<readonly HtmlNode[]>;
  /** Returns what is known after the last batch. */
  end: () => PageEnd | undefined;
}

/**
 * Parses a page in a worker. Where workers are not available, parses it in the page.
 *
 * @param signal stops the worker; the batches end then
 * @throws if the page cannot be parsed in 20 seconds
 */
export async function readPage(html: string, signal: AbortSignal): Promise<PageReading> {
  signal.throwIfAborted();
  const messages = typeof Worker === 'undefined' ? await parseHere(html) : parseInWorker(html, signal);
  signal.addEventListener('abort', () => void messages.return(undefined), { once: true });
  const first = await messages.next();
  if (first.done || first.value.kind !== 'shell') throw new Error('The page has no content.');
  let end: PageEnd | undefined;
  const batches = blocksOf(messages, (known) => (end = known));
  return { shell: first.value.shell, batches, end: () => end };
}

async function* blocksOf(
  messages: AsyncIterator<PageMessage>,
  onEnd: (end: PageEnd) => void,
): AsyncGenerator<readonly HtmlNode[]> {
  for (let next = await messages.next(); !next.done; next = await messages.next())
    if (next.value.kind === 'blocks') yield next.value.blocks;
    else if (next.value.kind === 'done') onEnd(next.value.end);
}

async function parseHere(html: string): Promise<AsyncGenerator<PageMessage>> {
  const { parsePage } = await import('./parsePage');
  return (async function* read() {
    yield* parsePage(replaceNames(html, readNames(listNames(html))));
  })();
}

/** A worker that has read its page waits for the next one. */
let idle: Worker | undefined;

function startWorker(): Worker {
  return new Worker(new URL('parseWorker.ts', import.meta.url), { type: 'module' });
}

/** Starts the worker while the first page is loaded. */
export function prepareReading(): void {
  if (idle || typeof Worker === 'undefined') return;
  const worker = startWorker();
  idle = worker;
  // One that could not be loaded never answers.
  worker.addEventListener('error', () => {
    if (idle === worker) idle = undefined;
  });
}

async function* parseInWorker(html: string, signal: AbortSignal): AsyncGenerator<PageMessage> {
  const worker = idle ?? startWorker();
  idle = undefined;
  const received: PageMessage[] = [];
  let wake = () => {};
  const receive = (message: PageMessage) => {
    received.push(message);
    wake();
  };
  const fail = (message: string) => receive({ kind: 'failed', message });
  const timer = setTimeout(() => fail('Reading the page takes too long.'), limit);
  const listen = ({ data }: MessageEvent<PageMessage>) => receive(data);
  const listenError = ({ message }: ErrorEvent) => fail(message ?? 'The page cannot be read.');
  const stop = () => fail('The page is no longer read.');
  signal.addEventListener('abort', stop);
  worker.addEventListener('message', listen);
  worker.addEventListener('error', listenError);
  let isDone = false;
  try {
    const send = (request: ParseRequest) => worker.postMessage(request);
    send({ html });
    while (!isDone) {
      if (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      for (const message of received.splice(0)) {
        if (message.kind === 'failed') throw new Error(message.message);
        isDone = message.kind === 'done';
        if (message.kind === 'names') send({ characters: readNames(message.names) });
        else yield message;
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    worker.removeEventListener('message', listen);
    worker.removeEventListener('error', listenError);
    if (isDone && !idle) idle = worker;
    else worker.terminate();
  }
}
