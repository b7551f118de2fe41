import { useTheme } from '@mui/material/styles';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fontFamily, fontSize, resolveTokens } from '#ui';
import type { GraphCamera, GraphView } from './createGraphCamera';
import type { GraphCurve, GraphLayout, GraphNode } from './graphTypes';
import { createGraphPicture, farScale, type GraphPaint, paintGraph } from './paintGraph';

/** How much more than the viewport is painted on each side, as a share of its size. */
const AROUND = 0.25;
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
  viewport: RefObject<HTMLElement | null>;
}

/**
 * The painted part of the graph: all edges, and the nodes of a large graph seen from afar. While the view moves, the last picture
 * moves with it, so that each frame is cheap. It is hidden from assistive technology, because the list has the same content.
 */
export function GraphBackdrop(props: GraphBackdropProps) {
  const { layout, nodes, curve, hasArrows, paintsNodes, isDimmed, camera, viewport } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useGraphPaint();
  const settings = useMemo(() => ({ curve, hasArrows, paint }), [curve, hasArrows, paint]);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const picture = createGraphPicture(layout, nodes, settings);
    let painted: GraphView = { x: 0, y: 0, k: 1 };
    let paintedAt = 0;
    const repaint = (): void => {
      const { clientWidth, clientHeight } = viewport.current ?? { clientWidth: 0, clientHeight: 0 };
      if (clientWidth === 0) return;
      const [left, top] = [Math.round(clientWidth * AROUND), Math.round(clientHeight * AROUND)];
      const pixels = Math.min(2, window.devicePixelRatio || 1);
      const size = [(clientWidth + 2 * left) * pixels, (clientHeight + 2 * top) * pixels].map(Math.ceil);
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
    const follow = (): void => {
      const { x, y, k } = camera.read();
      const { clientWidth = 0, clientHeight = 0 } = viewport.current ?? {};
      const scale = k / painted.k;
      const [left, top] = [Math.round(clientWidth * AROUND), Math.round(clientHeight * AROUND)];
      const [moveX, moveY] = [x - scale * (left + painted.x), y - scale * (top + painted.y)];
      const isCovered =
        moveX <= 0 &&
        moveY <= 0 &&
        moveX + scale * (clientWidth + 2 * left) >= clientWidth &&
        moveY + scale * (clientHeight + 2 * top) >= clientHeight;
      if (!isCovered && performance.now() - paintedAt > MOVING) return repaint();
      element.style.transform = `translate(${moveX}px, ${moveY}px) scale(${scale})`;
    };
    repaint();
    const stops = [camera.follow(follow), camera.subscribe(repaint)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [layout, nodes, settings, paint, paintsNodes, camera, viewport]);
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
