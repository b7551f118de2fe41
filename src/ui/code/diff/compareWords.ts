import { diffWordsWithSpace } from 'diff';
import type { TextRange } from '../cutPieces';

/** What differs within a line. */
export interface WordChanges {
  before: TextRange[];
  after: TextRange[];
}

/** A longer line is changed as a whole. In characters. */
const LONG = 2000;
/** A line of which less than this stayed has nothing that is worth to be told apart. */
const LEAST_SAME = 0.3;

const none: WordChanges = { before: [], after: [] };

/** Finds the words in which a line differs from the one in whose place it stands; none where hardly anything is the same. */
export function compareWords(before: string, after: string): WordChanges {
  const longest = Math.max(before.length, after.length);
  if (longest > LONG || longest === 0) return none;
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
  return same < longest * LEAST_SAME ? none : found;
}
