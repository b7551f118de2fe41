import { useMemo, useState } from 'react';
import type { GraphNode } from './graphTypes';

/** The state of the search. */
export interface GraphSearchState {
  term: string;
  setTerm: (term: string) => void;
  /** The index of the shown match. */
  position: number;
  count: number;
  /** The id of the shown match. */
  found: string | undefined;
  /** Shows another match. */
  next: (step: 1 | -1) => void;
}

/** Finds nodes whose name or detail contains a text. Matches that start with it come first. */
export function useGraphSearch(nodes: readonly GraphNode[]): GraphSearchState {
  const [{ term, index }, setSearch] = useState({ term: '', index: 0 });
  const matches = useMemo(() => findMatches(nodes, term), [nodes, term]);
  const count = matches.length;
  const position = count === 0 ? 0 : ((index % count) + count) % count;
  return {
    term,
    setTerm: (next) => setSearch((last) => (last.term === next ? last : { term: next, index: 0 })),
    position,
    count,
    found: matches[position],
    next: (step) => setSearch({ term, index: position + step }),
  };
}

function findMatches(nodes: readonly GraphNode[], term: string): string[] {
  const wanted = term.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  const matches = nodes.filter(({ label, detail = '' }) =>
    `${label}\n${detail}`.toLocaleLowerCase().includes(wanted),
  );
  const startsWith = ({ label }: GraphNode): boolean => label.toLocaleLowerCase().startsWith(wanted);
  return matches.toSorted((a, b) => Number(startsWith(b)) - Number(startsWith(a))).map(({ id }) => id);
}
