import { useEffect, useMemo, useState } from 'react';
import type { GraphNode, HiddenGraphNode } from './graphTypes';

/** The state of the search. */
export interface GraphSearchState {
  term: string;
  setTerm: (term: string) => void;
  /** The index of the shown match. */
  position: number;
  count: number;
  /** The id of the node to show: the shown match, or the node that stands for it. */
  found: string | undefined;
  /** Whether the shown match is hidden until the user chooses it. */
  isHidden: boolean;
  /** Shows another match. The first call reveals the shown match if it is hidden. */
  next: (step: 1 | -1) => void;
}

/**
 * Finds nodes whose name or detail contains a text. Matches that start with it come first, and hidden nodes last. While users type,
 * the node that stands for a hidden match is shown. The match is revealed when they choose it.
 */
export function useGraphSearch(
  nodes: readonly GraphNode[],
  hidden: readonly HiddenGraphNode[],
): GraphSearchState {
  const [{ term, index, shown, isChosen = false }, setSearch] = useState<Search>({ term: '', index: 0 });
  const matches = useMemo(() => findMatches(nodes, hidden, term), [nodes, hidden, term]);
  const count = matches.length;
  // The shown match stays the same while the graph grows, although the matches before it change.
  const place = matches.findIndex(({ id }) => id === shown);
  const position = place < 0 ? Math.min(index, Math.max(0, count - 1)) : place;
  if (shown === undefined && matches[0]) setSearch({ term, index: 0, shown: matches[0].id });
  const behind = useMemo(() => hidden.find(({ id }) => id === shown), [hidden, shown]);
  const isHidden = behind !== undefined && !isChosen;
  useEffect(() => {
    if (isChosen) behind?.onReveal();
  }, [behind, isChosen]);
  return {
    term,
    setTerm: (next) => setSearch((last) => (last.term === next ? last : { term: next, index: 0 })),
    position,
    count,
    found: isHidden ? behind.within : shown,
    isHidden,
    next(step) {
      const at = isHidden ? position : (position + step + count) % count;
      const match = matches[at];
      if (match) setSearch({ term, index: at, shown: match.id, isChosen: true });
    },
  };
}

interface Search {
  term: string;
  index: number;
  /** The id of the shown match. It is not among the matches while a revealed node is loading. */
  shown?: string;
  /** Whether the user asked for this match, instead of typing. */
  isChosen?: boolean;
}

function findMatches(
  nodes: readonly GraphNode[],
  hidden: readonly HiddenGraphNode[],
  term: string,
): ReadonlyArray<GraphNode | HiddenGraphNode> {
  const wanted = term.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  const find = <Node extends GraphNode | HiddenGraphNode>(among: readonly Node[]): Node[] => {
    const startsWith = ({ label }: Node): boolean => label.toLocaleLowerCase().startsWith(wanted);
    return among
      .filter(({ label, detail = '' }) => `${label}\n${detail}`.toLocaleLowerCase().includes(wanted))
      .toSorted((a, b) => Number(startsWith(b)) - Number(startsWith(a)));
  };
  return [...find(nodes), ...find(hidden)];
}
