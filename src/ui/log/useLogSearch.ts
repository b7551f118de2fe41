import { useEffect, useState } from 'react';
import { findLines } from './findInLog';
import { hasGrown } from './hasGrown';

/** How many lines are searched before the page gets its turn. */
const STEP = 20_000;

interface Found {
  query: string;
  /** What was searched, to tell a log that has grown from another one. */
  lines: readonly string[];
  searched: number;
  matches: readonly number[];
}

const nothing: Found = { query: '', lines: [], searched: 0, matches: [] };

/** Searches a log piece by piece while the page stays alive; lines that come later are searched when they come. */
export function useLogSearch(lines: readonly string[], query: string): readonly number[] {
  const [found, setFound] = useState(nothing);
  const isKnown = found.query === query && hasGrown(found.lines, lines);
  const current = isKnown ? found : { ...nothing, query };
  useEffect(() => {
    if (query === '' || current.searched >= lines.length) return undefined;
    const timer = setTimeout(() => {
      const end = Math.min(lines.length, current.searched + STEP);
      const more = findLines(lines, query, current.searched, end);
      setFound({ ...current, lines, searched: end, matches: [...current.matches, ...more] });
    });
    return () => clearTimeout(timer);
  });
  return query === '' ? nothing.matches : current.matches;
}
