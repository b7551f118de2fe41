import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { resolveTokens, useUiText, VisuallyHidden } from '#ui';
import { findNeighbor, isArrowKey } from './findNeighbor';
import { GraphEdges } from './GraphEdges';
import { GraphNodeBox } from './GraphNodeBox';
import { planeStyles } from './graphStyles';
import type { GraphCurve, GraphLayout, GraphNode } from './graphTypes';
import { useBatches } from './useBatches';
import type { GraphCamera } from './createGraphCamera';

const Plane = styled('div')(({ theme }) => planeStyles(theme));

/** The visible part of the graph. It does not scroll: moving the plane brings a focused node into view. */
export const GraphViewport = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'relative',
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'clip',
    backgroundColor: tokens.surface.canvas,
    backgroundImage: `radial-gradient(${tokens.line.subtle} 1px, transparent 1px)`,
    backgroundSize: '24px 24px',
    '&[data-interactive]': { cursor: 'grab', touchAction: 'none' },
    '&[data-interactive]:active': { cursor: 'grabbing' },
  };
});

/** Props of {@link GraphCanvas}. */
export interface GraphCanvasProps {
  label: string;
  nodes: readonly GraphNode[];
  layout: GraphLayout;
  curve: GraphCurve;
  viewport: RefObject<HTMLElement | null>;
  camera: GraphCamera;
}

/** The graph: edges below nodes. One node is a Tab stop, and arrow keys move along the edges. */
export function GraphCanvas({ label, nodes, layout, curve, viewport, camera }: GraphCanvasProps) {
  const text = useUiText();
  const keys = useId();
  const placed = useMemo(() => nodes.filter(({ id }) => layout.nodes.has(id)), [nodes, layout]);
  const [selected, setSelected] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const root = placed.find(({ isRoot }) => isRoot) ?? placed[0];
  const stop = placed.find(({ id }) => id === selected) ?? root;
  const visibleCount = useBatches(Math.max(placed.length, layout.edges.length));
  const near = useMemo(() => findNear(layout, focused), [layout, focused]);
  const select = useCallback((id: string) => setFocused((last) => (last === id ? undefined : id)), []);
  const plane = useRef<HTMLDivElement>(null);
  const start = root && layout.nodes.get(root.id);
  useEffect(() => {
    if (!viewport.current || !plane.current) return undefined;
    return camera.attach(viewport.current, plane.current, {
      width: layout.width,
      height: layout.height,
      start,
      boxes: [...layout.nodes.values()],
    });
  }, [camera, viewport, layout, start]);

  const focus = (id: string): void => {
    const box = layout.nodes.get(id);
    setSelected(id);
    if (box) camera.reveal(box);
    plane.current
      ?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const act = { '+': camera.zoomIn, '=': camera.zoomIn, '-': camera.zoomOut, '0': camera.fit }[event.key];
    const next = stop && isArrowKey(event.key) ? findNeighbor(layout, stop.id, event.key) : undefined;
    if (!act && !isArrowKey(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act?.();
    if (next !== undefined) focus(next);
  };
  return (
    <Plane
      ref={plane}
      role="application"
      aria-label={label}
      aria-describedby={keys}
      data-focused={focused}
      style={{ width: layout.width, height: layout.height }}
      onKeyDown={handleKey}
      onPointerOver={({ target }) => setFocused(readNode(target))}
      onPointerLeave={() => setFocused(undefined)}
      onFocus={({ target }) => {
        const id = readNode(target);
        if (id === undefined || !target.matches(':focus-visible')) return;
        setFocused(id);
        setSelected(id);
      }}
      onBlur={() => setFocused(undefined)}
    >
      <VisuallyHidden id={keys}>{text('graph.keys')}</VisuallyHidden>
      <GraphEdges layout={layout} curve={curve} focused={focused} visibleCount={visibleCount} />
      <ul>
        {placed.slice(0, visibleCount).map((node) => (
          <GraphNodeBox
            key={node.id}
            node={node}
            box={layout.nodes.get(node.id) ?? { x: 0, y: 0, width: 0, height: 0 }}
            isStop={node === stop}
            isNear={near?.has(node.id)}
            onSelect={select}
          />
        ))}
      </ul>
    </Plane>
  );
}

function findNear(layout: GraphLayout, id: string | undefined): ReadonlySet<string> | undefined {
  if (id === undefined) return undefined;
  const joined = layout.edges.filter(({ edge }) => edge.from === id || edge.to === id);
  return new Set([id, ...joined.flatMap(({ edge }) => [edge.from, edge.to])]);
}

const readNode = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset['node'] : undefined;
