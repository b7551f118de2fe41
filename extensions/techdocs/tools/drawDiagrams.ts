import { afterFirstContent } from '#sdk';
import type { DiagramReply, DiagramRequest } from './diagrams/diagramMessages';
import type { ToolContext } from './ToolContext';

/** How long a frame may take to load Mermaid and draw, in ms. */
const TIMEOUT = 20_000;
/** Waits for the rest of a page that is inserted in parts, in ms. */
const DELAY = 150;
const MAX_HEIGHT = 4000;
/** Distance from the visible part of the page at which a diagram is drawn. */
const MARGIN = '400px';

/** The heights of diagrams that were drawn, so that returning to a page moves nothing. */
const heights = new Map<string, number>();
const MAX_HEIGHTS = 1000;

const SOURCES =
  '.md-content :is(pre.mermaid, div.mermaid, pre:has(> code.language-mermaid), .highlight.language-mermaid)';

/**
 * Draws Mermaid diagrams after the page is painted, each in a frame without access to the portal. Their source is shown
 * until they are drawn, and if they can't be drawn.
 */
export function drawDiagrams(root: ShadowRoot, context: ToolContext): () => void {
  const sources = [...root.querySelectorAll<HTMLElement>(SOURCES)].filter(
    (source) => !source.parentElement?.closest('.mermaid, .highlight'),
  );
  if (sources.length === 0) return () => undefined;
  const undo: Array<() => void> = [];
  let isStopped = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        undo.push(drawDiagram(target as HTMLElement, context));
      }
    },
    { rootMargin: MARGIN },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  void afterFirstContent(() => {
    timer = isStopped
      ? undefined
      : setTimeout(() => sources.forEach((source) => observer.observe(source)), DELAY);
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    observer.disconnect();
    for (const undoOne of undo) undoOne();
  };
}

function drawDiagram(source: HTMLElement, { t, isDark }: ToolContext): () => void {
  const text = (source.querySelector('code') ?? source).textContent.trim();
  const figure = document.createElement('figure');
  figure.dataset['docsDiagram'] = '';
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = t('diagram.source');
  const frame = createFrame(t('diagram.label'), heights.get(text));
  const timer = setTimeout(() => fail(t('diagram.timeout')), TIMEOUT);
  const channel = new MessageChannel();
  const fail = (reason: string): void => {
    clearTimeout(timer);
    const note = document.createElement('p');
    note.dataset['docsDiagramError'] = '';
    note.textContent = t('diagram.failed', { reason });
    frame.replaceWith(note);
    details.open = true;
    show();
  };
  /** Shows the diagram, with its source below. The frame stays where it is, because it would load again at another place. */
  const show = (): void => {
    if (source.parentElement === details) return;
    details.append(source);
    delete figure.dataset['docsPending'];
  };
  figure.dataset['docsPending'] = '';
  details.append(summary);
  figure.append(frame, details);
  source.before(figure);
  if (heights.has(text)) show();
  channel.port1.addEventListener('message', ({ data }: MessageEvent<DiagramReply>) => {
    clearTimeout(timer);
    if ('error' in data) return fail(data.error.slice(0, 300));
    const height = Math.min(Math.max(data.height, 24), MAX_HEIGHT);
    if (heights.size >= MAX_HEIGHTS) heights.clear();
    heights.set(text, height);
    frame.style.height = `${height}px`;
    show();
    return undefined;
  });
  channel.port1.start();
  frame.addEventListener(
    'load',
    () => {
      const request: DiagramRequest = { text, colors: readColors(figure, isDark) };
      // The origin of a frame without access is opaque, so that it can't be named. The text is on the page anyway.
      frame.contentWindow?.postMessage(request, '*', [channel.port2]);
    },
    { once: true },
  );
  void loadFrameUrl().then(
    (url) => (frame.src = url),
    () => fail(t('diagram.notLoaded')),
  );
  return () => {
    clearTimeout(timer);
    channel.port1.close();
    figure.before(source);
    figure.remove();
  };
}

const loadFrameUrl = async (): Promise<string> =>
  (await import('./diagrams/diagramFrameUrl')).diagramFrameUrl();

function createFrame(title: string, height: number | undefined): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.style.height = `${height ?? 160}px`;
  return frame;
}

function readColors(element: Element, isDark: boolean): DiagramRequest['colors'] {
  const styles = getComputedStyle(element);
  const read = (name: string): string => styles.getPropertyValue(`--docs-${name}`).trim();
  return {
    isDark,
    text: read('text'),
    muted: read('text-secondary'),
    line: read('line-strong'),
    fill: read('accent-soft'),
    fillLine: read('accent-line'),
    second: read('muted'),
    note: read('warning-soft'),
    noteLine: read('warning-line'),
    base: read('base'),
    font: read('sans'),
  };
}
