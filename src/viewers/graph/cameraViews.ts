import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { fontSize } from '#ui';
import type { Point, Size } from './graphTypes';

/** The smallest and the largest scale. */
export const SCALES: [number, number] = [0.02, 2.5];
/** The smallest scale at which names are as large as the smallest text of the portal. */
const MIN_READABLE_SCALE = fontSize.xs / fontSize.sm;
const EDGE = 24;

/** The content that the camera shows. */
export interface Drawing extends Size {
  /** The part to show first if the whole graph is too large to read. */
  start: (Point & Size) | undefined;
  /** The id of the node that the graph is about. A view that the user has moved is kept until it changes. */
  about?: string | undefined;
  /** The boxes of all nodes. */
  boxes: readonly (Point & Size)[];
}

/** Shows the whole drawing, at most at its original size. */
export function fitDrawing({ width, height }: Size, viewport: Size): ZoomTransform {
  const wide = (viewport.width - 2 * EDGE) / Math.max(1, width);
  const high = (viewport.height - 2 * EDGE) / Math.max(1, height);
  const k = Math.max(SCALES[0], Math.min(1, wide, high));
  return zoomIdentity
    .translate((viewport.width - width * k) / 2, (viewport.height - height * k) / 2)
    .scale(k);
}

/** Shows the whole drawing if its names are then readable, otherwise the part around its start at a readable scale. */
export function showStart(drawing: Drawing, viewport: Size): ZoomTransform {
  const all = fitDrawing(drawing, viewport);
  const { start, width, height } = drawing;
  if (!start || all.k >= MIN_READABLE_SCALE) return all;
  const k = MIN_READABLE_SCALE;
  return zoomIdentity
    .translate(
      placeRange(width * k, (start.x + start.width / 2) * k, viewport.width),
      placeRange(height * k, (start.y + start.height / 2) * k, viewport.height),
    )
    .scale(k);
}

/** Centers a range in the room. If it is too long, centers one of its points, without leaving more space than the margin. */
function placeRange(length: number, point: number, room: number): number {
  if (length <= room - 2 * EDGE) return (room - length) / 2;
  return Math.min(EDGE, Math.max(room - EDGE - length, room / 2 - point));
}

/** Returns how far to move a range so that it lies inside the viewport. */
export function findShift(start: number, length: number, room: number): number {
  if (start < EDGE) return EDGE - start;
  const over = start + length - (room - EDGE);
  return over > 0 ? -Math.min(over, start - EDGE) : 0;
}
