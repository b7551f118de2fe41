import { select } from 'd3-selection';
import { zoom as createZoom, zoomTransform } from 'd3-zoom';
import { fitDrawing, findShift, SCALES, showStart } from './cameraViews';
import type { Drawing } from './cameraViews';
import type { Point, Size } from './graphTypes';

const STEP = 1.3;

/** Moves and scales the plane of a graph in its viewport. */
export interface GraphCamera {
  /** Attaches the camera to the elements of a graph. Returns a function that detaches it. */
  attach: (viewport: HTMLElement, plane: HTMLElement, drawing: Drawing) => () => void;
  /** Enables zooming and panning with wheel and pointer. The other functions always work. */
  setInteractive: (interactive: boolean) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Zooms to fit the whole plane, to at most its original size. */
  fit: () => void;
  /** Moves the plane so that a box is visible. */
  reveal: (box: Point & Size) => void;
  /** Calls a function after each change of the view. Returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  /** Counts the nodes whose center is outside of the viewport. */
  countHidden: () => number;
}

const views = { start: showStart, fit: fitDrawing };

/**
 * Creates the camera of a graph. It moves the plane without React, so that nothing renders again. When the viewport is resized,
 * the view is calculated again, or keeps its center if the user has moved it.
 */
export function createGraphCamera(): GraphCamera {
  let interactive = false;
  let held: { viewport: HTMLElement; plane: HTMLElement; drawing: Drawing; size: Size } | undefined;
  let view: keyof typeof views | 'moved' = 'start';
  const listeners = new Set<() => void>();
  const zoom = createZoom<HTMLElement, unknown>()
    .scaleExtent(SCALES)
    // On some systems, a click with Ctrl opens the context menu.
    .filter((event: MouseEvent) => interactive && !event.button && (!event.ctrlKey || event.type === 'wheel'))
    .on('zoom', ({ transform: { x, y, k }, sourceEvent }: ZoomEvent) => {
      if (!held) return;
      if (sourceEvent) view = 'moved';
      held.plane.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      for (const listener of listeners) listener();
    });
  const show = (next: keyof typeof views): void => {
    view = next;
    if (held) zoom.transform(select(held.viewport), views[next](held.drawing, held.viewport));
  };
  const scaleBy = (factor: number): void => {
    view = 'moved';
    if (held) zoom.scaleBy(select(held.viewport), factor);
  };
  const translateBy = (viewport: HTMLElement, x: number, y: number): void => {
    const { k } = zoomTransform(viewport);
    if (x !== 0 || y !== 0) zoom.translateBy(select(viewport), x / k, y / k);
  };
  const followSize = (): void => {
    if (!held || held.viewport.clientWidth === 0) return;
    const { viewport, size } = held;
    held.size = readSize(viewport);
    if (view === 'moved')
      translateBy(viewport, (held.size.width - size.width) / 2, (held.size.height - size.height) / 2);
    else show(view);
  };
  return {
    attach(viewport, plane, drawing) {
      held = { viewport, plane, drawing, size: readSize(viewport) };
      select(viewport).call(zoom).on('dblclick.zoom', null);
      show('start');
      const observer = new ResizeObserver(followSize);
      observer.observe(viewport);
      return () => {
        observer.disconnect();
        select(viewport).on('.zoom', null);
        held = undefined;
      };
    },
    setInteractive: (next) => {
      interactive = next;
    },
    zoomIn: () => scaleBy(STEP),
    zoomOut: () => scaleBy(1 / STEP),
    fit: () => show('fit'),
    reveal(box) {
      if (!held) return;
      const { viewport } = held;
      const { x, y, k } = zoomTransform(viewport);
      const shiftX = findShift(x + box.x * k, box.width * k, viewport.clientWidth);
      const shiftY = findShift(y + box.y * k, box.height * k, viewport.clientHeight);
      if (shiftX !== 0 || shiftY !== 0) view = 'moved';
      translateBy(viewport, shiftX, shiftY);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    countHidden() {
      if (!held) return 0;
      const { viewport, drawing } = held;
      const { width, height } = readSize(viewport);
      if (width === 0) return 0;
      const { x, y, k } = zoomTransform(viewport);
      return [...drawing.boxes].filter((box) => {
        const left = x + (box.x + box.width / 2) * k;
        const top = y + (box.y + box.height / 2) * k;
        return left < 0 || left > width || top < 0 || top > height;
      }).length;
    },
  };
}

interface ZoomEvent {
  transform: { x: number; y: number; k: number };
  /** The event of the user, if there is one. */
  sourceEvent: unknown;
}

const readSize = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth,
  height: clientHeight,
});
