import { useEffect, useRef, useState } from 'react';
import type { GraphEdge, GraphLayout, GraphLayoutOptions, GraphNode } from './graphTypes';
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

/** Lays out a graph in a worker, each time it changes. */
export function useGraphLayout(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  options: GraphLayoutOptions,
  enabled: boolean,
): GraphLayoutState {
  const [result, setResult] = useState<{ layout?: GraphLayout; error?: Error }>({});
  const [attempt, setAttempt] = useState(0);
  const startedAt = useRef(-Infinity);
  // Contains only what affects the layout, so that a changed icon or link does not start a new one.
  const key = enabled ? JSON.stringify({ nodes: nodes.map(readShape), edges, options, attempt }) : undefined;
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const start = async (): Promise<void> => {
      startedAt.current = performance.now();
      const next = await layOut(JSON.parse(key) as LayoutRequest);
      if (isCurrent) setResult((last) => ('error' in next ? { ...last, ...next } : next));
    };
    const wait = Math.max(0, THROTTLE - (performance.now() - startedAt.current));
    const timer = setTimeout(() => void start(), wait);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { ...result, retry: () => setAttempt((count) => count + 1) };
}

interface LayoutRequest {
  nodes: NodeShape[];
  edges: GraphEdge[];
  options: GraphLayoutOptions;
}

function readShape({ id, label, detail, icon }: GraphNode): NodeShape {
  return { id, label, ...(detail !== undefined && { detail }), hasIcon: icon !== undefined };
}

async function layOut(graph: LayoutRequest): Promise<{ layout: GraphLayout } | { error: Error }> {
  try {
    const { layoutInWorker } = await import('./layoutInWorker');
    const sizes = measureNodes(graph.nodes);
    return { layout: await layoutInWorker({ ...graph, sizes, labelSizes: measureLabels(graph.edges) }) };
  } catch (cause) {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }
}
