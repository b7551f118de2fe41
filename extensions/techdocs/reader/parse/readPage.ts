import type { HtmlNode, PageMessage, PageShell, ParseRequest } from './htmlTree';
import { listNames, readNames, replaceNames } from './resolveNames';

/** The time limit for one page, in ms. */
const limit = 20_000;

/** A page that is read in parts. */
export interface PageReading {
  shell: PageShell;
  /** The blocks of the content, in batches. Can be read once. */
  batches: AsyncIterable<readonly HtmlNode[]>;
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
  return { shell: first.value.shell, batches: blocksOf(messages) };
}

async function* blocksOf(messages: AsyncIterator<PageMessage>): AsyncGenerator<readonly HtmlNode[]> {
  for (let next = await messages.next(); !next.done; next = await messages.next())
    if (next.value.kind === 'blocks') yield next.value.blocks;
}

async function parseHere(html: string): Promise<AsyncGenerator<PageMessage>> {
  const { parsePage } = await import('./parsePage');
  return (async function* read() {
    yield* parsePage(replaceNames(html, readNames(listNames(html))));
  })();
}

/** A worker that has read its page waits for the next one. */
let idle: Worker | undefined;

async function* parseInWorker(html: string, signal: AbortSignal): AsyncGenerator<PageMessage> {
  const worker = idle ?? new Worker(new URL('parseWorker.ts', import.meta.url), { type: 'module' });
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
