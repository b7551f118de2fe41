import type { Mermaid } from 'mermaid';
import type { DiagramReply, DiagramRequest } from './diagramMessages';

// Runs in the frame of a diagram, after the script of Mermaid. The frame has no access to the portal, and loads nothing else.

/** Draws the diagram of the first message, and reports its height on the port of the message. */
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<DiagramRequest>) => {
    const reply = (message: DiagramReply): void => port?.postMessage(message);
    draw(data).then(
      (box) => {
        const report = (): void => reply({ height: Math.ceil(box.getBoundingClientRect().height) });
        new ResizeObserver(report).observe(box);
        report();
      },
      (error: unknown) => reply({ error: readReason(error) }),
    );
  },
  { once: true },
);

// Links in a diagram would replace it.
addEventListener('click', (event) => event.preventDefault(), { capture: true });

/** Mermaid reports mistakes in a diagram as objects that are not errors. */
function readReason(error: unknown): string {
  const { message, str } = Object(error) as { message?: unknown; str?: unknown };
  return [message, str].find((text) => typeof text === 'string') ?? String(error);
}

async function draw({ text, colors }: DiagramRequest): Promise<HTMLElement> {
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
  const box = document.createElement('main');
  Object.assign(box.style, { display: 'flow-root', textAlign: 'center' });
  const diagram = document.createElement('div');
  diagram.textContent = text;
  box.append(diagram);
  document.body.append(box);
  await mermaid.run({ nodes: [diagram] });
  return box;
}
