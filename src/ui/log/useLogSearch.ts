import { useEffect, useState } from 'react';
import { findLines } from './findInLog';

/** How many lines are searched before the page gets its turn. */
const STEP = 20_000;

interface Found {
  query: string;
  /** The first line, to tell a log that has grown from another one. */
  start: string | undefined;
  searched: number;
  matches: readonly number[];
}

const nothing: Found = { query: '', start: undefined, searched: 0, matches: [] };

/** Searches a log piece by piece while the page stays alive; lines that come later are searched when they come. */
export function useLogSearch(lines: readonly string[], query: string): readonly number[] {
  const [found, setFound] = useState(nothing);
  const isKnown = found.query === query && found.start === lines[0] && found.searched <= lines.length;
  const current = isKnown ? found : { ...nothing, query, start: lines[0] };
  useEffect(() => {
    if (query === '' || current.searched >= lines.length) return undefined;
    const timer = setTimeout(() => {
      const end = Math.min(lines.length, current.searched + STEP);
      const more = findLines(lines, query, current.searched, end);
      setFound({ ...current, searched: end, matches: [...current.matches, ...more] });
    });
    return () => clearTimeout(timer);
  });
  return query === '' ? nothing.matches : current.matches;
}
