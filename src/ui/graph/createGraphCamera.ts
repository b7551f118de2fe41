import { select } from 'd3-selection';
import { zoom as createZoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import type { Point, Size } from './graphTypes';

const SCALES: [number, number] = [0.02, 2.5];
/** Names are too small to read below. */
const READABLE = 0.45;
const STEP = 1.3;
const EDGE = 24;

/** What the camera looks at. */
export interface Drawing extends Size {
  /** What a graph that is too large to be read as a whole begins with. */
  start: (Point & Size) | undefined;
}

/** Moves and scales the plane of a graph in its viewport. */
export interface GraphCamera {
  /** Takes the elements of a graph; gives back what lets go of them. */
  attach: (viewport: HTMLElement, plane: HTMLElement, drawing: Drawing) => () => void;
  /** Whether wheel and pointer move the plane; the other functions always do. */
  setInteractive: (interactive: boolean) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Shows the whole plane, never larger than it is. */
  fit: () => void;
  /** Moves the plane so far that a box of it can be seen. */
  reveal: (box: Point & Size) => void;
}

/** Creates the camera of a graph. It moves the plane past React, so that nothing is drawn anew meanwhile. */
export function createGraphCamera(): GraphCamera {
  let interactive = false;
  let held: { viewport: HTMLElement; plane: HTMLElement; drawing: Drawing } | undefined;
  const zoom = createZoom<HTMLElement, unknown>()
    .scaleExtent(SCALES)
    // A button held with Ctrl is the context menu of some systems.
    .filter((event: MouseEvent) => interactive && !event.button && (!event.ctrlKey || event.type === 'wheel'))
    .on('zoom', ({ transform: { x, y, k } }: { transform: { x: number; y: number; k: number } }) => {
      if (held) held.plane.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    });
  const fit = (): void => {
    if (held) zoom.transform(select(held.viewport), resolveFit(held.drawing, held.viewport));
  };
  const scaleBy = (factor: number): void => {
    if (held) zoom.scaleBy(select(held.viewport), factor);
  };
  return {
    attach(viewport, plane, drawing) {
      held = { viewport, plane, drawing };
      select(viewport).call(zoom).on('dblclick.zoom', null);
      const all = resolveFit(drawing, viewport);
      const { start } = drawing;
      zoom.transform(select(viewport), start && all.k < READABLE ? resolveStart(start, viewport) : all);
      return () => {
        select(viewport).on('.zoom', null);
        held = undefined;
      };
    },
    setInteractive: (next) => {
      interactive = next;
    },
    zoomIn: () => scaleBy(STEP),
    zoomOut: () => scaleBy(1 / STEP),
    fit,
    reveal(box) {
      if (!held) return;
      const { viewport } = held;
      const { x, y, k } = zoomTransform(viewport);
      const shiftX = findShift(x + box.x * k, box.width * k, viewport.clientWidth);
      const shiftY = findShift(y + box.y * k, box.height * k, viewport.clientHeight);
      if (shiftX !== 0 || shiftY !== 0) zoom.translateBy(select(viewport), shiftX / k, shiftY / k);
    },
  };
}

function resolveFit({ width, height }: Size, { clientWidth, clientHeight }: HTMLElement) {
  const wide = (clientWidth - 2 * EDGE) / Math.max(1, width);
  const high = (clientHeight - 2 * EDGE) / Math.max(1, height);
  const k = Math.max(SCALES[0], Math.min(1, wide, high));
  return zoomIdentity.translate((clientWidth - width * k) / 2, (clientHeight - height * k) / 2).scale(k);
}

/** Shows a box in the upper middle, at a size at which names can be read. */
function resolveStart({ x, y, width, height }: Point & Size, { clientWidth, clientHeight }: HTMLElement) {
  const k = 2 * READABLE;
  return zoomIdentity
    .translate(clientWidth / 2 - (x + width / 2) * k, clientHeight / 3 - (y + height / 2) * k)
    .scale(k);
}

/** How far a stretch must move to lie between the edges of a length. */
function findShift(start: number, length: number, room: number): number {
  if (start < EDGE) return EDGE - start;
  const over = start + length - (room - EDGE);
  return over > 0 ? -Math.min(over, start - EDGE) : 0;
}
