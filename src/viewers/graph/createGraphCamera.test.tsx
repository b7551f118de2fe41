import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGraphCamera } from './createGraphCamera';

const boxes = Array.from({ length: 20 }, (_, index) => ({ x: index * 200, y: 0, width: 150, height: 40 }));
const wide = { width: 4000, height: 400, start: boxes[10], boxes };
const small = { width: 400, height: 200, start: boxes[0], boxes: boxes.slice(0, 2) };

let resize: () => void;
let viewport: HTMLElement;
let plane: HTMLElement;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      // Browsers report the size once at the start.
      observe() {
        resize();
      }
      disconnect() {}
    },
  );
  viewport = document.createElement('div');
  plane = document.createElement('div');
  setSize(800, 400);
});
afterEach(() => vi.unstubAllGlobals());

function setSize(width: number, height: number): void {
  Object.defineProperties(viewport, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: height, configurable: true },
  });
}

function readView() {
  const [x = 0, y = 0, scale = 0] = (plane.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return { x, y, scale };
}

/** The horizontal center of a box in the viewport. */
const centerOf = (index: number): number => {
  const { x, scale } = readView();
  return x + (index * 200 + 75) * scale;
};

describe('the view of a graph', () => {
  test('starts with names that can be read, around its root', () => {
    const camera = createGraphCamera();
    camera.attach(viewport, plane, wide);
    expect(13 * readView().scale).toBeGreaterThanOrEqual(12);
    expect(centerOf(10)).toBeCloseTo(400);
    expect(camera.countHidden()).toBe(15);
  });

  test('shows a small graph completely', () => {
    const camera = createGraphCamera();
    camera.attach(viewport, plane, small);
    expect(readView()).toEqual({ x: 200, y: 100, scale: 1 });
    expect(camera.countHidden()).toBe(0);
  });

  test('follows the size of the viewport', () => {
    const camera = createGraphCamera();
    camera.attach(viewport, plane, wide);
    setSize(1600, 900);
    resize();
    expect(centerOf(10)).toBeCloseTo(800);
    camera.fit();
    setSize(600, 400);
    resize();
    expect(camera.countHidden()).toBe(0);
    expect(centerOf(0)).toBeGreaterThan(0);
  });

  test('keeps its center and its scale if the user moved it', () => {
    const camera = createGraphCamera();
    camera.attach(viewport, plane, wide);
    camera.zoomIn();
    const { scale } = readView();
    setSize(1000, 600);
    resize();
    expect(readView().scale).toBe(scale);
    expect(centerOf(10)).toBeCloseTo(500);
  });

  test('reports changes and the number of hidden nodes', () => {
    const camera = createGraphCamera();
    const counts: number[] = [];
    camera.subscribe(() => counts.push(camera.countHidden()));
    camera.attach(viewport, plane, wide);
    camera.fit();
    expect(counts).toEqual([15, 0]);
  });
});
