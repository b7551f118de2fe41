import { SearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';

/** More matches are not counted. */
const maxMatches = 1000;

/** The matches of a search. */
export interface SourceMatches {
  query: SearchQuery;
  ranges: ReadonlyArray<{ from: number; to: number }>;
  /** Whether there are more matches than `ranges`. */
  hasMore: boolean;
}

/** Finds a text, ignoring case, up to 1,000 times. */
export function findMatches(state: EditorState, text: string): SourceMatches {
  const query = new SearchQuery({ search: text, literal: true });
  const ranges: Array<{ from: number; to: number }> = [];
  if (!query.valid) return { query, ranges, hasMore: false };
  const cursor = query.getCursor(state);
  for (let next = cursor.next(); !next.done; next = cursor.next()) {
    if (ranges.length === maxMatches) return { query, ranges, hasMore: true };
    ranges.push(next.value);
  }
  return { query, ranges, hasMore: false };
}
