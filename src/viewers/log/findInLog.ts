import type { TextRange } from '../code/splitAtRanges';
import { stripSequences } from './ansiLine';
import { clipLine } from './clipLine';

/** Returns the indexes of the lines from `from` to `to` (exclusive) that contain a text, ignoring case. */
export function findLines(lines: readonly string[], wanted: string, from: number, to: number): number[] {
  const found: number[] = [];
  const query = wanted.toLowerCase();
  for (let index = from; index < to; index++) {
    if (
      stripSequences(clipLine(lines[index] ?? ''))
        .toLowerCase()
        .includes(query)
    )
      found.push(index);
  }
  return found;
}

/** Returns the ranges of a text in a line. */
export function findRanges(line: string, wanted: string): TextRange[] {
  const ranges: TextRange[] = [];
  const [text, query] = [line.toLowerCase(), wanted.toLowerCase()];
  if (query === '') return ranges;
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length))
    ranges.push({ start: at, end: at + query.length });
  return ranges;
}
