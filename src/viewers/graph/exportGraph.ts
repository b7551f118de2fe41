import type { KindHue, Tokens } from '#ui';
import { fontFamily } from '#ui';
import { createMeasure } from './measureNodes';
import { type GraphExport, printGraphSvg } from './printGraphSvg';

/** Browsers refuse larger pictures. */
const MAX_SIDE = 8192;

/** What {@link exportGraph} needs. */
export interface GraphExportRequest extends Omit<GraphExport, 'colors' | 'icons' | 'measure'> {
  tokens: Tokens;
  /** The legend of the graph, which has the icons of all kinds. */
  frame: HTMLElement;
}

/**
 * Downloads the whole graph as a file.
 *
 * @throws if the browser cannot draw the picture
 */
export async function exportGraph(format: 'svg' | 'png', request: GraphExportRequest): Promise<void> {
  const { tokens, frame, ...graph } = request;
  const measure = createMeasure();
  const svg = printGraphSvg({
    ...graph,
    icons: readIcons(frame),
    measure: (text, size) => measure(text, `${size}px ${fontFamily.sans}`),
    colors: {
      surface: tokens.surface.base,
      canvas: tokens.surface.canvas,
      text: tokens.text.primary,
      quiet: tokens.text.secondary,
      line: tokens.line.control,
      accent: tokens.accent.fill,
      kind: tokens.kind,
    },
  });
  const name = graph.label.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'graph';
  const file = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await drawPng(svg);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.${format}`;
  link.click();
  // The download has its own reference to the file as soon as the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** The icons of the kinds, as the legend shows them. */
function readIcons(frame: HTMLElement): ReadonlyMap<KindHue, string> {
  const marks = frame.querySelectorAll<HTMLElement>('[data-hue]');
  return new Map(
    [...marks].flatMap((mark) => {
      const icon = mark.querySelector('svg[viewBox="0 0 24 24"]');
      return icon ? [[mark.dataset['hue'] as KindHue, icon.innerHTML] as const] : [];
    }),
  );
}

async function drawPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(2, MAX_SIDE / image.width, MAX_SIDE / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(image.width * scale));
  canvas.height = Math.max(1, Math.floor(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    );
  });
}
