import type { LineCounter } from 'yaml';
import type { Span } from '../located/locatedValue';

/** Creates a function that converts offsets in a text to spans of its file. */
export function createSpanOf(file: string, lines: LineCounter): (start: number, end: number) => Span {
  return (start, end) => {
    const from = lines.linePos(start);
    const to = lines.linePos(Math.max(start, end));
    return {
      file,
      line: Math.max(1, from.line),
      column: Math.max(1, from.col),
      endLine: Math.max(1, to.line),
      endColumn: Math.max(1, to.col),
    };
  };
}
