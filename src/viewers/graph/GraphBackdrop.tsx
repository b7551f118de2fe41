import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef } from 'react';
import { fontFamily, fontSize, resolveTokens } from '#ui';
import type { GraphCamera, GraphView } from './createGraphCamera';
import type { GraphCurve, GraphLayout, GraphNode } from './graphTypes';
import { createGraphPicture, farScale, type GraphPaint, paintGraph } from './paintGraph';

/** How much more than the viewport is painted on each side, as a share of its size. */
const AROUND = 0.25;
/** The time in which edges are added to the picture at once, in ms. */
const SLICE = 8;
/** The minimum time between pictures while the view moves, in ms. */
const MOVING = 200;

/** Props of {@link GraphBackdrop}. */
export interface GraphBackdropProps {
  layout: GraphLayout;
  nodes: readonly GraphNode[];
  curve: GraphCurve;
  hasArrows: boolean;
  /** Whether nodes that are too small to read are painted. */
  paintsNodes: boolean;
  isDimmed: boolean;
  camera: GraphCamera;
}

/**
 * The painted part of the graph: all edges, and the nodes of a large graph seen from afar. While the view moves, the last picture
 * moves with it, so that each frame is cheap. It is hidden from assistive technology, because the list has the same content.
 */
export function GraphBackdrop(props: GraphBackdropProps) {
  const { layout, nodes, curve, hasArrows, paintsNodes, isDimmed, camera } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useGraphPaint();
  const settings = useMemo(() => ({ curve, hasArrows, paint }), [curve, hasArrows, paint]);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const picture = createGraphPicture(layout, nodes, settings);
    let painted: GraphView | undefined;
    let paintedAt = 0;
    let frame = 0;
    let isBuilt = false;
    const repaint = (): void => {
      const { width, height } = camera.size();
      if (width === 0) return;
      const [left, top] = [Math.round(width * AROUND), Math.round(height * AROUND)];
      const pixels = Math.min(2, window.devicePixelRatio || 1);
      const size = [(width + 2 * left) * pixels, (height + 2 * top) * pixels].map(Math.ceil);
      // Assigning the size clears the canvas and allocates it again.
      if (element.width !== size[0]) element.width = size[0] ?? 0;
      if (element.height !== size[1]) element.height = size[1] ?? 0;
      element.style.width = `${element.width / pixels}px`;
      element.style.height = `${element.height / pixels}px`;
      painted = camera.read();
      paintedAt = performance.now();
      const { x, y, k } = painted;
      const view = { x: x + left, y: y + top, k };
      paintGraph(context, picture, view, { paint, pixels, areNodesPainted: paintsNodes && k < farScale });
      element.style.transform = `translate(${-left}px, ${-top}px)`;
    };
    const build = (): void => {
      const until = performance.now() + SLICE;
      while (picture.addEdges()) {
        if (performance.now() < until) continue;
        frame = requestAnimationFrame(build);
        return;
      }
      isBuilt = true;
      frame = requestAnimationFrame(repaint);
    };
    // Several changes in a frame are painted once, and not before the picture is complete.
    const change = (): void => {
      if (!isBuilt) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(repaint);
    };
    const follow = (): void => {
      if (painted === undefined) return;
      const { x, y, k } = camera.read();
      const { width, height } = camera.size();
      const scale = k / painted.k;
      const [left, top] = [Math.round(width * AROUND), Math.round(height * AROUND)];
      const [moveX, moveY] = [x - scale * (left + painted.x), y - scale * (top + painted.y)];
      const isCovered =
        moveX <= 0 &&
        moveY <= 0 &&
        moveX + scale * (width + 2 * left) >= width &&
        moveY + scale * (height + 2 * top) >= height;
      if (!isCovered && performance.now() - paintedAt > MOVING) return repaint();
      element.style.transform = `translate(${moveX}px, ${moveY}px) scale(${scale})`;
    };
    // Not now, because the nodes have just been rendered.
    frame = requestAnimationFrame(build);
    const stops = [camera.follow(follow), camera.subscribe(change)];
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
    };
  }, [layout, nodes, settings, paint, paintsNodes, camera]);
  return <canvas ref={canvas} aria-hidden data-dimmed={isDimmed || undefined} />;
}

/** Returns the colors of the theme. */
export function useGraphPaint(): GraphPaint {
  const theme = useTheme();
  return useMemo(() => {
    const tokens = resolveTokens(theme);
    return {
      edge: tokens.line.control,
      label: tokens.text.secondary,
      surface: tokens.surface.canvas,
      line: tokens.line.control,
      root: tokens.accent.fill,
      font: `${fontSize.xs}px ${fontFamily.sans}`,
      kind: tokens.kind,
    };
  }, [theme]);
}
