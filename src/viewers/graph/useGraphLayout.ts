import { useEffect, useMemo, useRef, useState } from 'react';
import type { GraphCurve, GraphEdge, GraphLayout, GraphLayoutOptions, GraphNode } from './graphTypes';
import { measureLabels, measureNodes, type NodeShape } from './measureNodes';

/** The minimum time between layouts of a changing graph, in ms. */
const THROTTLE = 250;

/** The state of the layout. The previous layout is kept while the next one is calculated. */
export interface GraphLayoutState {
  layout?: GraphLayout;
  error?: Error;
  /** Retries after an error. */
  retry: () => void;
}

/** What affects the layout besides nodes and edges. */
export interface GraphLayoutSettings {
  options: GraphLayoutOptions;
  curve: GraphCurve;
  /** Whether the layout has room for the labels of edges. */
  hasLabels: boolean;
}

/** Lays out a graph in a worker, each time it changes. While the worker is busy, only the last change waits. */
export function useGraphLayout(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  settings: GraphLayoutSettings,
  enabled: boolean,
): GraphLayoutState {
  const [result, setResult] = useState<{ layout?: GraphLayout; error?: Error }>({});
  const [attempt, setAttempt] = useState(0);
  const [queue] = useState(() => createLayoutQueue(setResult));
  // Contains only what affects the layout, so that a changed icon or link does not start a new one.
  const key = useMemo(
    () =>
      enabled ? JSON.stringify({ nodes: nodes.map(readShape), edges, ...settings, attempt }) : undefined,
    [enabled, nodes, edges, settings, attempt],
  );
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
    if (key !== undefined) queue.add(key);
  }, [queue, key]);
  useEffect(() => {
    // In strict mode, React runs effects twice.
    if (latest.current !== undefined) queue.add(latest.current);
    return () => queue.clear();
  }, [queue]);
  return { ...result, retry: () => setAttempt((count) => count + 1) };
}

type LayoutResult = { layout: GraphLayout } | { error: Error };

/** Runs one layout at a time, at most one in each {@link THROTTLE}. */
function createLayoutQueue(
  show: (update: (last: { layout?: GraphLayout; error?: Error }) => typeof last) => void,
) {
  let waiting: string | undefined;
  let done: string | undefined;
  let startedAt = -Infinity;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let generation = 0;
  const schedule = (): void => {
    if (isRunning || waiting === undefined || timer !== undefined) return;
    timer = setTimeout(() => void run(), Math.max(0, THROTTLE - (performance.now() - startedAt)));
  };
  const run = async (): Promise<void> => {
    timer = undefined;
    const key = waiting;
    if (key === undefined) return;
    const own = generation;
    waiting = undefined;
    isRunning = true;
    startedAt = performance.now();
    const next: LayoutResult = await layOut(JSON.parse(key) as LayoutRequest);
    isRunning = false;
    if (own === generation) {
      done = key;
      show((last) => ('error' in next ? { ...last, ...next } : next));
    }
    schedule();
  };
  return {
    add(key: string): void {
      if (key === waiting || (key === done && waiting === undefined)) return;
      waiting = key;
      schedule();
    },
    clear(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      done = undefined;
      generation += 1;
    },
  };
}

interface LayoutRequest extends GraphLayoutSettings {
  nodes: NodeShape[];
  edges: GraphEdge[];
}

function readShape({ id, label, detail, icon }: GraphNode): NodeShape {
  return { id, label, ...(detail !== undefined && { detail }), hasIcon: icon !== undefined };
}

async function layOut(graph: LayoutRequest): Promise<LayoutResult> {
  try {
    const { layoutInWorker } = await import('./layoutInWorker');
    const sizes = measureNodes(graph.nodes);
    const labelSizes = graph.hasLabels ? measureLabels(graph.edges) : new Map<string, never>();
    return { layout: await layoutInWorker({ ...graph, sizes, labelSizes }) };
  } catch (cause) {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }
}
