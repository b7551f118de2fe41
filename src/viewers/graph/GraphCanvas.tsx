import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { resolveTokens, VisuallyHidden } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { findNeighbor, isArrowKey } from './findNeighbor';
import { GraphBackdrop } from './GraphBackdrop';
import { GraphEdges } from './GraphEdges';
import { GraphNodeBox } from './GraphNodeBox';
import { planeStyles } from './graphStyles';
import type { GraphCurve, GraphLayout, GraphNode } from './graphTypes';
import { useMountedNodes } from './useMountedNodes';
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
    '& > canvas': {
      position: 'absolute',
      top: 0,
      left: 0,
      transformOrigin: '0 0',
      pointerEvents: 'none',
      willChange: 'transform',
      '&[data-dimmed]': { opacity: 0.3 },
    },
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
  hasArrows: boolean;
  viewport: RefObject<HTMLElement | null>;
  camera: GraphCamera;
  /** The node that was found in a search. It is shown and highlighted. */
  found: string | undefined;
  onMakeRoot: ((id: string) => void) | undefined;
  onMenu: ((node: GraphNode, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The graph: edges below nodes. One node is a Tab stop, and arrow keys move along the edges. */
export function GraphCanvas(props: GraphCanvasProps) {
  const { label, nodes, layout, curve, hasArrows, viewport, camera, found, onMakeRoot, onMenu } = props;
  const t = useViewerText();
  const keys = useId();
  const placed = useMemo(() => nodes.filter(({ id }) => layout.nodes.has(id)), [nodes, layout]);
  const [selected, setSelected] = useState<string>();
  const [pointed, setPointed] = useState<{ id: string; found: string | undefined }>();
  const match = found !== undefined && layout.nodes.has(found) ? found : undefined;
  // A new match is highlighted even if the pointer rests on another node.
  const focused = pointed?.found === found ? pointed?.id : match;
  const setFocused = useCallback(
    (id: string | undefined) =>
      setPointed((last) => {
        if (id === undefined) return undefined;
        return last?.id === id && last.found === found ? last : { id, found };
      }),
    [found],
  );
  const root = placed.find(({ isRoot }) => isRoot) ?? placed[0];
  const stop = placed.find(({ id }) => id === selected) ?? root;
  const near = useMemo(() => findNear(layout, focused), [layout, focused]);
  const always = useMemo(
    () => new Set([...near.nodes, ...(stop ? [stop.id] : []), ...(root ? [root.id] : [])]),
    [near, stop, root],
  );
  const { mounted, isLarge } = useMountedNodes(placed, camera, always);
  const select = useCallback(
    (id: string) => setPointed((last) => (last?.id === id ? undefined : { id, found })),
    [found],
  );
  const plane = useRef<HTMLDivElement>(null);
  const about = root?.id;
  useEffect(() => {
    if (!viewport.current || !plane.current) return undefined;
    return camera.attach(viewport.current, plane.current, {
      width: layout.width,
      height: layout.height,
      about,
      start: about === undefined ? undefined : layout.nodes.get(about),
      boxes: placed.flatMap(({ id }) => layout.nodes.get(id) ?? []),
    });
  }, [camera, viewport, layout, placed, about]);
  useEffect(() => {
    const box = found === undefined ? undefined : layout.nodes.get(found);
    if (box) camera.reveal(box);
  }, [camera, layout, found]);

  const focus = (id: string): void => {
    const box = layout.nodes.get(id);
    setSelected(id);
    setFocused(id);
    if (box) camera.reveal(box);
    // A node out of view is rendered first.
    if (!focusNode(plane.current, id)) requestAnimationFrame(() => focusNode(plane.current, id));
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
  /**
   * Highlights the node under the pointer. Painted nodes are rendered when they are highlighted. Only a movement counts: nodes
   * that come under a resting pointer are not what the user looks at.
   */
  const handleMove = ({ target, clientX, clientY, buttons }: PointerEvent): void => {
    if (buttons !== 0) return;
    const index = isLarge ? camera.findAt(clientX, clientY) : undefined;
    setFocused(readNode(target) ?? (index === undefined ? undefined : placed[index]?.id));
  };
  return (
    <>
      <GraphBackdrop
        layout={layout}
        nodes={placed}
        curve={curve}
        hasArrows={hasArrows}
        paintsNodes={isLarge}
        isDimmed={focused !== undefined}
        camera={camera}
      />
      <Plane
        ref={plane}
        role="application"
        aria-label={label}
        aria-describedby={keys}
        data-focused={focused}
        data-count={placed.length}
        style={{ width: layout.width, height: layout.height }}
        onKeyDown={handleKey}
        onPointerMove={handleMove}
        onPointerLeave={() => setFocused(undefined)}
        onFocus={({ target }) => {
          const id = readNode(target);
          if (id === undefined || !target.matches(':focus-visible')) return;
          setFocused(id);
          setSelected(id);
        }}
        onBlur={() => setFocused(undefined)}
      >
        <VisuallyHidden id={keys}>{t('graph.keys')}</VisuallyHidden>
        <GraphEdges layout={layout} edges={near.edges} curve={curve} hasArrows={hasArrows} />
        <ul>
          {mounted.map((node) => (
            <GraphNodeBox
              key={node.id}
              node={node}
              box={layout.nodes.get(node.id) ?? { x: 0, y: 0, width: 0, height: 0 }}
              isStop={node === stop}
              isNear={near.nodes.has(node.id)}
              onSelect={select}
              onMakeRoot={onMakeRoot}
              onMenu={onMenu}
            />
          ))}
        </ul>
      </Plane>
    </>
  );
}

function focusNode(plane: HTMLElement | null, id: string): boolean {
  const element = plane?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
  element?.focus({ preventScroll: true });
  return element !== undefined && element !== null;
}

/** The node with this id, its neighbors, and the edges between them. */
function findNear(layout: GraphLayout, id: string | undefined) {
  const edges = id === undefined ? [] : layout.edges.filter(({ edge }) => edge.from === id || edge.to === id);
  const nodes = new Set(edges.flatMap(({ edge }) => [edge.from, edge.to]));
  if (id !== undefined) nodes.add(id);
  return { edges, nodes };
}

function readNode(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const { node, menu } = target.closest<HTMLElement>('[data-node], [data-menu]')?.dataset ?? {};
  return node ?? menu;
}
