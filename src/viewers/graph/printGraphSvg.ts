import { fontFamily, fontSize, type KindHue } from '#ui';
import { createEdgePath } from './createEdgePath';
import { findMiddle } from './GraphEdges';
import type { GraphCurve, GraphLayout, GraphNode } from './graphTypes';
import { createArrow } from './paintGraph';

/** The colors of an exported graph. */
export interface GraphExportColors {
  surface: string;
  canvas: string;
  text: string;
  quiet: string;
  line: string;
  accent: string;
  kind: Readonly<Record<KindHue, string>>;
}

/** The input of {@link printGraphSvg}. */
export interface GraphExport {
  label: string;
  layout: GraphLayout;
  nodes: readonly GraphNode[];
  curve: GraphCurve;
  hasArrows: boolean;
  /** Whether the labels of edges are shown. */
  hasLabels: boolean;
  colors: GraphExportColors;
  /** The markup of the icon of each kind, 24 by 24. */
  icons: ReadonlyMap<KindHue, string>;
  /** Measures text in px. */
  measure: (text: string, size: number) => number;
}

const margin = 24;

/** Prints a graph as an SVG document that needs nothing else. */
export function printGraphSvg(graph: GraphExport): string {
  const { label, layout, nodes, colors } = graph;
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin].map(Math.ceil);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}" font-family="${escape(fontFamily.sans)}">`,
    `<title>${escape(label)}</title>`,
    `<rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="${colors.canvas}"/>`,
    ...layout.edges.map((edge) => printEdge(edge, graph)),
    ...nodes.map((node) => printNode(node, graph)),
    '</svg>',
  ];
  return parts.join('\n');
}

function printEdge({ edge, points, label }: GraphLayout['edges'][number], graph: GraphExport): string {
  const { layout, curve, hasArrows, hasLabels, colors } = graph;
  const line = `<path d="${createEdgePath(points, curve, layout.axis)}" fill="none" stroke="${colors.line}" stroke-width="1.5"/>`;
  const head = hasArrows
    ? `<path d="${createArrow(points, curve, layout.axis)}" fill="${colors.line}"/>`
    : '';
  if (!hasLabels || edge.label === undefined) return line + head;
  const { x, y } = label
    ? { x: label.x + label.width / 2, y: label.y + label.height / 2 }
    : findMiddle(points);
  const text = `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central" font-size="${fontSize.xs}" fill="${colors.quiet}" stroke="${colors.canvas}" stroke-width="4" paint-order="stroke">${escape(edge.label)}</text>`;
  return line + head + text;
}

function printNode({ id, label, detail, hue, isRoot, isMissing }: GraphNode, graph: GraphExport): string {
  const { layout, colors, icons, measure } = graph;
  const box = layout.nodes.get(id);
  if (!box) return '';
  const icon = hue === undefined ? undefined : icons.get(hue);
  const start = icon === undefined ? 14 : 38;
  const room = box.width - start - 10;
  const line = (text: string, y: number, size: number, style: string): string =>
    `<text x="${start}" y="${y}" font-size="${size}" ${style}>${escape(fit(text, room, (part) => measure(part, size)))}</text>`;
  const middle = box.height / 2;
  return [
    `<g transform="translate(${box.x} ${box.y})">`,
    `<title>${escape(detail === undefined ? label : `${label} (${detail})`)}</title>`,
    `<rect width="${box.width}" height="${box.height}" rx="6" fill="${colors.surface}" stroke="${isRoot ? colors.accent : colors.line}" stroke-width="${isRoot ? 2 : 1}"${isMissing ? ' stroke-dasharray="4 3"' : ''}/>`,
    hue === undefined
      ? ''
      : `<rect x="1" y="4" width="3" height="${box.height - 8}" rx="1.5" fill="${colors.kind[hue]}"/>`,
    icon === undefined || hue === undefined
      ? ''
      : `<g transform="translate(13 ${middle - 8}) scale(0.6667)" fill="none" stroke="${colors.kind[hue]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${icon}</g>`,
    line(
      label,
      detail === undefined ? middle + 4.5 : middle - 4,
      fontSize.sm,
      `font-weight="500" fill="${colors.text}"`,
    ),
    detail === undefined ? '' : line(detail, middle + 14, fontSize.xs, `fill="${colors.quiet}"`),
    '</g>',
  ].join('');
}

/** Shortens a text to a width. */
function fit(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && measure(`${characters.join('')}…`) > room) characters.pop();
  return `${characters.join('')}…`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML, without the control characters that XML does not allow. */
function escape(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|\p{Cs}/gu, '');
}
