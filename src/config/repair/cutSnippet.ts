import { indentOf, isBlank } from './repair';

const radius = 24;

/** A part of a file that can be read by itself: the lines around one, below the keys that they belong to. */
export interface Snippet {
  /** The lines of the file, by their number from 0. */
  numbers: number[];
}

/** Cuts out the lines around one. A short file is taken whole. */
export function cutSnippet(lines: readonly string[], line: number): Snippet {
  const first = Math.max(0, line - radius);
  const last = Math.min(lines.length, line + radius);
  const numbers = Array.from({ length: last - first }, (_, index) => first + index);
  const start = numbers.find((number) => !isBlank(lines[number] ?? '')) ?? first;
  let depth = indentOf(lines[start] ?? '');
  for (let above = first - 1; above >= 0 && depth > 0; above -= 1) {
    const text = lines[above] ?? '';
    if (isBlank(text) || indentOf(text) >= depth) continue;
    depth = indentOf(text);
    numbers.unshift(above);
  }
  return { numbers };
}
