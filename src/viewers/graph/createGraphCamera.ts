import { select } from 'd3-selection';
import { zoom as createZoom, zoomTransform } from 'd3-zoom';
import { fitDrawing, findShift, SCALES, showStart } from './cameraViews';
import type { Drawing } from './cameraViews';
import type { Point, Size } from './graphTypes';

const STEP = 1.3;

/** The view has settled when it has not moved for this time, in ms. */
const SETTLED = 120;

/** The position and the scale of the plane in the viewport. */
export interface GraphView extends Point {
  k: number;
}

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
  /** Returns the current view. */
  read: () => GraphView;
  /** Returns the size of the viewport, without asking the browser, which would have to update its layout. */
  size: () => Size;
  /** Returns the boxes that are at most a margin away from the viewport, by their index in the drawing. */
  listNear: (margin: number) => number[];
  /** Finds the box at a point of the window, by its index in the drawing. */
  findAt: (clientX: number, clientY: number) => number | undefined;
  /** Calls a function with each movement. Returns a function that stops it. */
  follow: (onMove: () => void) => () => void;
  /** Calls a function when the view has changed and settled. Returns a function that stops it. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const followers = new Set<() => void>();
  const settle = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // During a movement, the browser moves the picture of the plane instead of painting it again.
    if (held) held.plane.style.willChange = '';
    for (const listener of listeners) listener();
  };
  const zoom = createZoom<HTMLElement, unknown>()
    .scaleExtent(SCALES)
    .extent(() => [
      [0, 0],
      [held?.size.width ?? 0, held?.size.height ?? 0],
    ])
    // On some systems, a click with Ctrl opens the context menu.
    .filter((event: MouseEvent) => interactive && !event.button && (!event.ctrlKey || event.type === 'wheel'))
    .on('zoom', ({ transform: { x, y, k }, sourceEvent }: ZoomEvent) => {
      if (!held) return;
      held.plane.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      for (const follower of followers) follower();
      if (!sourceEvent) return settle();
      view = 'moved';
      if (timer === undefined) held.plane.style.willChange = 'transform';
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED);
    });
  const show = (next: keyof typeof views): void => {
    view = next;
    if (held) zoom.transform(select(held.viewport), views[next](held.drawing, held.size));
  };
  const scaleBy = (factor: number): void => {
    view = 'moved';
    if (held) zoom.scaleBy(select(held.viewport), factor);
  };
  const translateBy = (viewport: HTMLElement, x: number, y: number): void => {
    const { k } = zoomTransform(viewport);
    if (x !== 0 || y !== 0) zoom.translateBy(select(viewport), x / k, y / k);
  };
  /** Shows the start where it was, so that a graph that grows does not move away from the user. */
  const keepStart = (from: Point | undefined, to: Point | undefined): void => {
    if (!held) return;
    const before = zoomTransform(held.viewport);
    const after = from && to ? before.translate(from.x - to.x, from.y - to.y) : before;
    zoom.transform(select(held.viewport), after);
  };
  const followSize = (): void => {
    if (!held || held.viewport.clientWidth === 0) return;
    const { viewport, size } = held;
    held.size = readSize(viewport);
    if (held.size.width === size.width && held.size.height === size.height) return;
    if (view === 'moved' && size.width > 0)
      translateBy(viewport, (held.size.width - size.width) / 2, (held.size.height - size.height) / 2);
    else show(view === 'moved' ? 'start' : view);
  };
  const read = (): GraphView => (held ? zoomTransform(held.viewport) : { x: 0, y: 0, k: 1 });
  return {
    attach(viewport, plane, drawing) {
      const last = held?.viewport === viewport && held.drawing.about === drawing.about ? held : undefined;
      // The observer reports the size before the browser paints. Reading it here would make the browser lay out the page.
      const size = held?.viewport === viewport ? held.size : { width: 0, height: 0 };
      held = { viewport, plane, drawing, size };
      select(viewport).call(zoom).on('dblclick.zoom', null);
      if (last && view === 'moved') keepStart(last.drawing.start, drawing.start);
      else if (size.width > 0) show(view === 'moved' ? 'start' : view);
      const observer = new ResizeObserver(followSize);
      observer.observe(viewport);
      return () => {
        observer.disconnect();
        clearTimeout(timer);
        timer = undefined;
        select(viewport).on('.zoom', null);
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
      const { viewport, size } = held;
      const { x, y, k } = read();
      const shiftX = findShift(x + box.x * k, box.width * k, size.width);
      const shiftY = findShift(y + box.y * k, box.height * k, size.height);
      if (shiftX !== 0 || shiftY !== 0) view = 'moved';
      translateBy(viewport, shiftX, shiftY);
    },
    read,
    size: () => held?.size ?? { width: 0, height: 0 },
    listNear(margin) {
      if (!held) return [];
      const { x, y, k } = read();
      const { width, height } = held.size;
      return held.drawing.boxes.flatMap((box, index) => {
        const left = x + box.x * k;
        const top = y + box.y * k;
        const isNear =
          left < width + margin &&
          top < height + margin &&
          left + box.width * k > -margin &&
          top + box.height * k > -margin;
        return isNear ? [index] : [];
      });
    },
    findAt(clientX, clientY) {
      if (!held) return undefined;
      const { left, top } = held.viewport.getBoundingClientRect();
      const { x, y, k } = read();
      const pointX = (clientX - left - x) / k;
      const pointY = (clientY - top - y) / k;
      const found = held.drawing.boxes.findIndex(
        (box) =>
          pointX >= box.x && pointY >= box.y && pointX <= box.x + box.width && pointY <= box.y + box.height,
      );
      return found < 0 ? undefined : found;
    },
    follow(onMove) {
      followers.add(onMove);
      return () => void followers.delete(onMove);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    countHidden() {
      if (!held) return 0;
      const { drawing, size } = held;
      const { width, height } = size;
      if (width === 0) return 0;
      const { x, y, k } = read();
      return drawing.boxes.filter((box) => {
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
