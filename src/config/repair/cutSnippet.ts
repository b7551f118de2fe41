import { indentOf, isBlank } from './repair';

const radius = 24;

/** A part of a file that can be parsed separately: the lines around an error, and the keys that contain them. */
export interface Snippet {
  /** The line numbers of the file, starting at 0. */
  numbers: number[];
}

/** Cuts out the lines around a line. Short files are returned completely. */
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
