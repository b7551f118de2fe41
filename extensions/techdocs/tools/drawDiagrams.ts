import { afterFirstContent } from '#sdk';
import { knownHeights } from '../reader/space/estimateDiagram';
import type { DiagramReply, DiagramRequest } from './diagrams/diagramMessages';
import { listDiagrams, readDiagram } from '../reader/space/listDiagrams';
import type { ToolContext } from './ToolContext';

/** How long a frame may take to load Mermaid and draw, in ms. */
const TIMEOUT = 20_000;
/** Waits for the rest of a page that is inserted in parts, in ms. */
const DELAY = 150;
const [MIN_HEIGHT, MAX_HEIGHT] = [24, 4000];
const MAX_KNOWN = 1000;
/** Distance from the visible part of the page at which a diagram is drawn. */
const MARGIN = '400px';

/**
 * Draws Mermaid diagrams after the page is painted, each in a frame without access to the portal. Their source is shown
 * until they are drawn, and if they can't be drawn.
 */
export function drawDiagrams(root: ShadowRoot, context: ToolContext): () => void {
  const sources = [...root.querySelectorAll('.md-content')].flatMap(listDiagrams);
  if (sources.length === 0) return () => undefined;
  const drawn: Drawn[] = [];
  let isStopped = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        drawn.push(drawDiagram(target as HTMLElement, context));
      }
    },
    { rootMargin: MARGIN },
  );
  // The stylesheets of a site and the diagrams follow the theme of the portal.
  const scheme = new MutationObserver(() => drawn.forEach(({ recolor }) => recolor()));
  scheme.observe(root, { attributeFilter: ['data-md-color-scheme'], subtree: true });
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
    scheme.disconnect();
    for (const { undo } of drawn) undo();
  };
}

interface Drawn {
  /** Draws it again if the theme has changed. */
  recolor: () => void;
  undo: () => void;
}

function drawDiagram(source: HTMLElement, { t }: ToolContext): Drawn {
  const text = readDiagram(source);
  const figure = document.createElement('figure');
  figure.dataset['docsDiagram'] = '';
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = t('diagram.source');
  const frame = createFrame(t('diagram.label'));
  const whole = document.createElement('button');
  whole.type = 'button';
  whole.textContent = t('diagram.whole');
  whole.hidden = true;
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
    figure.style.width = '';
  };
  /** What it is drawn with. `undefined` until the frame is loaded. */
  let colors: DiagramRequest['colors'] | undefined;
  /** The height at which nothing is scaled. `undefined` until the diagram is drawn. */
  let natural: number | undefined;
  /** A smaller diagram is in the middle of its frame, and a larger one is scaled. */
  const resize = (height: number): void => {
    frame.style.height = `${height}px`;
    whole.hidden = height > (natural ?? 0) - 1;
    if (knownHeights.size >= MAX_KNOWN) knownHeights.clear();
    knownHeights.set(text, figure.offsetHeight);
  };
  /** Shows the diagram. What the user reads does not move: in view, the diagram gets the space of its source. */
  const replace = (height: number): void => {
    const space = source.getBoundingClientRect();
    const isInView = space.bottom > 0 && space.top < innerHeight;
    show();
    resize(
      isInView ? Math.max(space.height - (figure.offsetHeight - frame.offsetHeight), MIN_HEIGHT) : height,
    );
  };
  whole.addEventListener('click', () => resize(natural ?? MIN_HEIGHT));
  figure.dataset['docsPending'] = '';
  figure.style.width = `${source.offsetWidth}px`;
  details.append(summary);
  figure.append(frame, whole, details);
  source.before(figure);
  channel.port1.addEventListener('message', ({ data }: MessageEvent<DiagramReply>) => {
    clearTimeout(timer);
    if ('error' in data) return fail(data.error.slice(0, 300));
    const isFirst = natural === undefined;
    natural = Math.min(Math.max(data.height, MIN_HEIGHT), MAX_HEIGHT);
    if (isFirst) replace(natural);
    else resize(natural);
    return undefined;
  });
  channel.port1.start();
  frame.addEventListener(
    'load',
    () => {
      colors = readColors(figure);
      const request: DiagramRequest = { text, colors };
      // The origin of a frame without access is opaque, so that it can't be named. The text is on the page anyway.
      frame.contentWindow?.postMessage(request, '*', [channel.port2]);
    },
    { once: true },
  );
  void loadFrameUrl().then(
    (url) => (frame.src = url),
    () => fail(t('diagram.notLoaded')),
  );
  return {
    recolor() {
      const next = readColors(figure);
      if (colors === undefined || next.isDark === colors.isDark) return;
      colors = next;
      channel.port1.postMessage({ text, colors } satisfies DiagramRequest);
    },
    undo() {
      clearTimeout(timer);
      channel.port1.close();
      figure.before(source);
      figure.remove();
    },
  };
}

const loadFrameUrl = async (): Promise<string> =>
  (await import('./diagrams/diagramFrameUrl')).diagramFrameUrl();

function createFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.style.height = '160px';
  return frame;
}

function readColors(element: Element): DiagramRequest['colors'] {
  const styles = getComputedStyle(element);
  const isDark = element.closest<HTMLElement>('[data-md-color-scheme]')?.dataset['mdColorScheme'] === 'slate';
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
