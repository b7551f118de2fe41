import { diffWordsWithSpace } from 'diff';
import type { TextRange } from '../code/splitAtRanges';

/** The changed ranges of a line in both versions. */
export interface WordChanges {
  before: TextRange[];
  after: TextRange[];
}

/** Longer lines are not compared by word. In characters. */
const MAX_LENGTH = 2000;
/** Words are only marked if at least this share of the line is unchanged. */
const MIN_SIMILARITY = 0.3;

const none: WordChanges = { before: [], after: [] };

/** Finds the changed words between a line and its replacement. Returns no ranges if the lines have little in common. */
export function compareWords(before: string, after: string): WordChanges {
  const longest = Math.max(before.length, after.length);
  if (longest > MAX_LENGTH || longest === 0) return none;
  const changes = diffWordsWithSpace(before, after, { timeout: 20 });
  if (!changes) return none;
  const found: WordChanges = { before: [], after: [] };
  let [left, right, same] = [0, 0, 0];
  for (const { added, removed, value } of changes) {
    if (removed) found.before.push({ start: left, end: left + value.length });
    if (added) found.after.push({ start: right, end: right + value.length });
    if (!added && !removed) same += value.trim().length;
    if (!added) left += value.length;
    if (!removed) right += value.length;
  }
  return same < longest * MIN_SIMILARITY ? none : found;
}
