import { fontFamily, fontSize, fontWeight } from '#ui';
import type { GraphEdge, Size } from './graphTypes';

/** Sizes of node boxes in px. Long text is truncated. The tooltip and the list have the full name. */
export const nodeBox = {
  minWidth: 96,
  maxWidth: 240,
  padding: 12,
  icon: 24,
  borders: 8,
  /** The button of the menu, where it is always shown. */
  menu: 20,
  height: 36,
  tall: 52,
} as const;

const labelHeight = 18;

/** The properties of a node that determine its size. */
export interface NodeShape {
  id: string;
  label: string;
  detail?: string;
  hasIcon: boolean;
}

/** Measures the boxes of all nodes, by node id. */
export function measureNodes(nodes: readonly NodeShape[]): ReadonlyMap<string, Size> {
  const measure = createMeasure();
  const menu = window.matchMedia('(hover: none)').matches ? nodeBox.menu : 0;
  return new Map(
    nodes.map(({ id, label, detail, hasIcon }) => {
      const text = Math.max(
        measure(label, `${fontWeight.medium} ${fontSize.sm}px ${fontFamily.sans}`),
        measure(detail ?? '', `${fontSize.xs}px ${fontFamily.sans}`),
      );
      const wanted = text + 2 * nodeBox.padding + (hasIcon ? nodeBox.icon : 0) + nodeBox.borders + menu;
      const width = Math.ceil(Math.min(nodeBox.maxWidth, Math.max(nodeBox.minWidth, wanted)));
      return [id, { width, height: detail === undefined ? nodeBox.height : nodeBox.tall }];
    }),
  );
}

/** Measures the labels of all edges, by text. */
export function measureLabels(edges: readonly GraphEdge[]): ReadonlyMap<string, Size> {
  const measure = createMeasure();
  const texts = new Set(edges.flatMap(({ label }) => (label === undefined ? [] : [label])));
  return new Map(
    [...texts].map((text) => {
      const width = Math.ceil(measure(text, `${fontSize.xs}px ${fontFamily.sans}`)) + 8;
      return [text, { width, height: labelHeight }];
    }),
  );
}

/** The widths of texts by font, because a graph is laid out many times while it grows. */
const widths = new Map<string, Map<string, number>>();
const maxWidths = 10_000;

/** Creates a function that measures text in px. Without a canvas, it uses the average width of a character. */
export function createMeasure(): (text: string, font: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  return (text, font) => {
    if (!context) return text.length * 7;
    const known = widths.get(font) ?? new Map<string, number>();
    widths.set(font, known);
    const width = known.get(text);
    if (width !== undefined) return width;
    if (context.font !== font) context.font = font;
    const measured = context.measureText(text).width;
    if (known.size >= maxWidths) known.clear();
    known.set(text, measured);
    return measured;
  };
}
