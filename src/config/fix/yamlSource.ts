import type { Place } from '#diagnostics';
import type { Document } from 'yaml';
import { parseBounded } from '../yaml/parseBounded';

/** The text of a file with its lines and its parsed form, which is created on demand. */
export interface YamlSource {
  text: string;
  /** The line break of the text. */
  lineBreak: string;
  document(): Document;
  /** Takes characters from the budget for checking results. Returns false if it is used up. */
  spend(characters: number): boolean;
  /** Returns the offset of a line and column, both starting at 1. `undefined` beyond the end of the text. */
  offsetOf(line: number, column: number): number | undefined;
  /** Returns the line of an offset, starting at 0. */
  lineOf(offset: number): number;
  /** Returns the offset of the start of a line, starting at 0. Beyond the last line, the end of the text. */
  startOfLine(line: number): number;
}

/** Enough to check dozens of fixes in a long file. Fixes after that are suggestions, so that a report is never delayed. */
const checkBudget = 500_000;

/** Prepares the text of a file for fixes. Parses it at most once. */
export function createYamlSource(text: string): YamlSource {
  const starts = listLineStarts(text);
  let document: Document | undefined;
  let left = checkBudget;
  return {
    text,
    lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    document: () => {
      document ??= parseBounded(text);
      return document;
    },
    spend: (characters) => {
      left -= characters;
      return left >= 0;
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

/** Returns the offsets of a place. The end is absent if the place has none. */
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
