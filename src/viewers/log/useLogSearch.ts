import { useEffect, useState } from 'react';
import { findLines } from './findInLog';
import { isContinuation } from './isContinuation';

/** The number of lines to search before yielding to the page. */
const STEP = 20_000;

interface Found {
  query: string;
  /** The searched lines, to distinguish a log with added lines from another log. */
  lines: readonly string[];
  searched: number;
  matches: readonly number[];
}

const nothing: Found = { query: '', lines: [], searched: 0, matches: [] };

/** Searches a log in steps without blocking the page. Added lines are searched when they arrive. */
export function useLogSearch(lines: readonly string[], query: string): readonly number[] {
  const [found, setFound] = useState(nothing);
  const isKnown = found.query === query && isContinuation(found.lines, lines);
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
