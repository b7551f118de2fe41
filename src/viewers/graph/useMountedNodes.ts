import { useEffect, useMemo, useState } from 'react';
import type { GraphCamera } from './createGraphCamera';
import type { GraphNode } from './graphTypes';
import { farScale } from './paintGraph';
import { useBatches } from './useBatches';

/** Smaller graphs are rendered completely. */
const SMALL = 150;
/** How far outside of the viewport nodes are rendered, in px. */
const AROUND = 200;

/**
 * Returns the nodes to render. In a large graph, these are the ones in view, and none if the graph is so far away that names cannot
 * be read. Nodes in `always` are always included.
 */
export function useMountedNodes(
  placed: readonly GraphNode[],
  camera: GraphCamera,
  always: ReadonlySet<string>,
): { mounted: readonly GraphNode[]; isLarge: boolean } {
  const isLarge = placed.length > SMALL;
  const [near, setNear] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!isLarge) return undefined;
    const update = (): void => {
      const next = camera.read().k < farScale ? [] : camera.listNear(AROUND);
      setNear((last) =>
        last.length === next.length && last.every((id, at) => id === next[at]) ? last : next,
      );
    };
    update();
    return camera.subscribe(update);
  }, [isLarge, camera]);
  const wanted = useMemo(() => {
    if (!isLarge) return placed;
    const inView = new Set(near);
    return placed.filter(({ id }, index) => inView.has(index) || always.has(id));
  }, [isLarge, placed, near, always]);
  const count = useBatches(wanted.length);
  return { mounted: count < wanted.length ? wanted.slice(0, count) : wanted, isLarge };
}
