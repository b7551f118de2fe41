import { useEffect, useMemo, useRef, useState } from 'react';
import type { GraphCurve, GraphEdge, GraphLayout, GraphLayoutOptions, GraphNode } from './graphTypes';
import { measureLabels, measureNodes, type NodeShape } from './measureNodes';

/** A graph that is being loaded is laid out again when it has this many times as many nodes. */
const GROWTH = 4;

/** The state of the layout. The previous layout is kept while the next one is calculated. */
export interface GraphLayoutState {
  layout?: GraphLayout;
  error?: Error;
  /** Whether a layout is being calculated. */
  isPending: boolean;
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
 * loaded is laid out a few times, so that its last layout does not wait for long for the ones before.
 */
export function useGraphLayout(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  settings: GraphLayoutSettings,
  { isEnabled, isLoading }: { isEnabled: boolean; isLoading: boolean },
): GraphLayoutState {
  const [{ key, ...result }, setResult] = useState<ShownLayout>({});
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
  return {
    ...result,
    isPending: request !== undefined && request.key !== key,
    retry: () => setAttempt((count) => count + 1),
  };
}

type LayoutResult = { layout: GraphLayout } | { error: Error };

interface ShownLayout {
  layout?: GraphLayout;
  error?: Error;
  /** The key of the request that led to this layout or error. */
  key?: string;
}

/** Runs one layout at a time. A graph that is being loaded waits until it has grown. */
function createLayoutQueue(show: (update: (last: ShownLayout) => ShownLayout) => void) {
  let waiting: LayoutRequest | undefined;
  /** The key of the layout that is running or shown. */
  let current: string | undefined;
  let isGrowing = false;
  /** The number of nodes of the last layout. */
  let size = 0;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let generation = 0;
  const schedule = (): void => {
    clearTimeout(timer);
    if (isRunning || waiting === undefined) return;
    if (isGrowing && waiting.nodes.length > size && waiting.nodes.length < GROWTH * size) return;
    timer = setTimeout(() => void run(waiting));
  };
  const run = async (request: LayoutRequest | undefined): Promise<void> => {
    if (request === undefined) return;
    const own = generation;
    waiting = undefined;
    current = request.key;
    size = request.nodes.length;
    isRunning = true;
    const next = await layOut(request);
    isRunning = false;
    const { key } = request;
    if (own === generation) show((last) => ('error' in next ? { ...last, ...next, key } : { ...next, key }));
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
      size = 0;
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
