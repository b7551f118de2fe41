import type { Place } from '#diagnostics';
import type { Document } from 'yaml';
import { parseBounded } from '../yaml/parseBounded';

/** The text of a file as fixes need it: with its lines and, once asked for, its parsed form. */
export interface YamlSource {
  text: string;
  /** How its lines end. */
  lineBreak: string;
  document(): Document;
  /** The offset of a line and column, both counted from 1; `undefined` beyond the text. */
  offsetOf(line: number, column: number): number | undefined;
  /** The line, counted from 0, on which an offset stands. */
  lineOf(offset: number): number;
  /** The offset at which a line, counted from 0, starts; the end of the text beyond the last. */
  startOfLine(line: number): number;
}

/** Makes the text of a file ready for fixes. Parses it once, however many fixes there are. */
export function createYamlSource(text: string): YamlSource {
  const starts = listLineStarts(text);
  let document: Document | undefined;
  return {
    text,
    lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    document: () => {
      document ??= parseBounded(text);
      return document;
    },
    offsetOf: (line, column) => {
      const start = starts[line - 1];
      const offset = start === undefined ? undefined : start + column - 1;
      return offset === undefined || offset > text.length ? undefined : offset;
    },
    lineOf: (offset) => findLine(starts, offset),
    startOfLine: (line) => starts[line] ?? text.length,
  };
}

function listLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function findLine(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The offsets of a place, its end where it has one. */
export function readOffsets(
  source: YamlSource,
  { line, column, endLine, endColumn }: Place,
): { start: number; end?: number | undefined } | undefined {
  const start = source.offsetOf(line, column);
  if (start === undefined) return undefined;
  return {
    start,
    end: endLine === undefined || endColumn === undefined ? undefined : source.offsetOf(endLine, endColumn),
  };
}
