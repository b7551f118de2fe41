import type { Mermaid } from 'mermaid';
import type { DiagramReply, DiagramRequest } from './diagramMessages';

// Runs in the frame of a diagram, after the script of Mermaid. The frame has no access to the portal, and loads nothing else.

/** Draws the diagram of each message, and reports its height. The first message has the port for all others. */
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<DiagramRequest>) => {
    const box = document.createElement('main');
    Object.assign(box.style, {
      display: 'grid',
      alignContent: 'center',
      minHeight: '100vh',
      textAlign: 'center',
    });
    document.body.append(box);
    const reply = (message: DiagramReply): void => port?.postMessage(message);
    let width = -1;
    // The height of the frame changes with each report, and is not reported again.
    const report = (): void => {
      if (innerWidth === width || !box.querySelector('svg')) return;
      width = innerWidth;
      reply({ height: Math.ceil(measureHeight(box)) });
    };
    const show = (request: DiagramRequest): void => {
      // Browsers observe nothing in frames that are hidden, so the first report does not wait for the observer.
      draw(box, request).then(report, (error: unknown) => reply({ error: readReason(error) }));
    };
    new ResizeObserver(report).observe(box);
    port?.addEventListener('message', (event: MessageEvent<DiagramRequest>) => show(event.data));
    port?.start();
    show(data);
  },
  { once: true },
);

/** Returns the height at which nothing is scaled. */
function measureHeight(box: HTMLElement): number {
  const drawing = box.querySelector('svg');
  const { width = 0, height = 0 } = drawing?.viewBox.baseVal ?? {};
  if (!drawing || width <= 0) return box.getBoundingClientRect().height;
  return height * Math.min(1, drawing.getBoundingClientRect().width / width);
}

// Links in a diagram would replace it.
addEventListener('click', (event) => event.preventDefault(), { capture: true });

/** Mermaid reports mistakes in a diagram as objects that are not errors. */
function readReason(error: unknown): string {
  const { message, str } = Object(error) as { message?: unknown; str?: unknown };
  return [message, str].find((text) => typeof text === 'string') ?? String(error);
}

async function draw(box: HTMLElement, { text, colors }: DiagramRequest): Promise<void> {
  const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    fontFamily: 'system-ui, sans-serif',
    themeVariables: {
      darkMode: colors.isDark,
      background: colors.base,
      fontSize: '14px',
      primaryColor: colors.fill,
      primaryTextColor: colors.text,
      primaryBorderColor: colors.fillLine,
      secondaryColor: colors.second,
      tertiaryColor: colors.second,
      lineColor: colors.line,
      textColor: colors.text,
      noteBkgColor: colors.note,
      noteBorderColor: colors.noteLine,
      noteTextColor: colors.text,
      edgeLabelBackground: colors.base,
      clusterBkg: colors.second,
      clusterBorder: colors.line,
      titleColor: colors.text,
    },
  });
  const diagram = document.createElement('div');
  diagram.textContent = text;
  box.replaceChildren(diagram);
  await mermaid.run({ nodes: [diagram] });
  const drawing = box.querySelector('svg');
  if (drawing) Object.assign(drawing.style, { display: 'block', margin: 'auto', maxHeight: '100vh' });
}
