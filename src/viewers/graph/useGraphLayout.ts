import { useEffect, useMemo, useRef, useState } from 'react';
import type { GraphCurve, GraphEdge, GraphLayout, GraphLayoutOptions, GraphNode } from './graphTypes';
import { measureLabels, measureNodes, type NodeShape } from './measureNodes';

/** The minimum time between layouts of a graph that is being loaded, in ms. */
const THROTTLE = 250;
/** The time between layouts of a graph that is being loaded, as a multiple of the duration of the last one. */
const REST = 2;

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

/**
 * Lays out a graph in a worker, each time it changes. While the worker is busy, only the last change waits. A graph that is being
 * loaded is laid out less often, so that its last layout does not wait for the ones before.
 */
export function useGraphLayout(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  settings: GraphLayoutSettings,
  { isEnabled, isLoading }: { isEnabled: boolean; isLoading: boolean },
): GraphLayoutState {
  const [result, setResult] = useState<{ layout?: GraphLayout; error?: Error }>({});
  const [attempt, setAttempt] = useState(0);
  const [queue] = useState(() => createLayoutQueue(setResult));
  // Contains only what affects the layout, so that a changed icon or link does not start a new one.
  const request = useMemo((): LayoutRequest | undefined => {
    if (!isEnabled) return undefined;
    const graph = { nodes: nodes.map(readShape), edges, ...settings };
    return { ...graph, key: JSON.stringify({ ...graph, attempt }) };
  }, [isEnabled, nodes, edges, settings, attempt]);
  const latest = useRef<LayoutRequest>(undefined);
  useEffect(() => {
    latest.current = request;
    if (request) queue.add(request, isLoading);
  }, [queue, request, isLoading]);
  useEffect(() => {
    // In strict mode, React runs effects twice.
    if (latest.current) queue.add(latest.current, false);
    return () => queue.clear();
  }, [queue]);
  return { ...result, retry: () => setAttempt((count) => count + 1) };
}

type LayoutResult = { layout: GraphLayout } | { error: Error };

/** Runs one layout at a time. A graph that is being loaded waits before its next one. */
function createLayoutQueue(
  show: (update: (last: { layout?: GraphLayout; error?: Error }) => typeof last) => void,
) {
  let waiting: LayoutRequest | undefined;
  /** The key of the layout that is running or shown. */
  let current: string | undefined;
  let isGrowing = false;
  let nextAt = -Infinity;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let generation = 0;
  const schedule = (): void => {
    clearTimeout(timer);
    if (isRunning || waiting === undefined) return;
    timer = setTimeout(() => void run(waiting), isGrowing ? Math.max(0, nextAt - performance.now()) : 0);
  };
  const run = async (request: LayoutRequest | undefined): Promise<void> => {
    if (request === undefined) return;
    const own = generation;
    const startedAt = performance.now();
    waiting = undefined;
    current = request.key;
    isRunning = true;
    const next = await layOut(request);
    const took = performance.now() - startedAt;
    nextAt = performance.now() + Math.max(THROTTLE, REST * took);
    isRunning = false;
    if (own === generation) show((last) => ('error' in next ? { ...last, ...next } : next));
    schedule();
  };
  return {
    add(request: LayoutRequest, isLoading: boolean): void {
      isGrowing = isLoading;
      waiting = request.key === current ? undefined : request;
      schedule();
    },
    clear(): void {
      clearTimeout(timer);
      waiting = undefined;
      current = undefined;
      generation += 1;
    },
  };
}

interface LayoutRequest extends GraphLayoutSettings {
  nodes: readonly NodeShape[];
  edges: readonly GraphEdge[];
  /** Differs if the layout differs. */
  key: string;
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
