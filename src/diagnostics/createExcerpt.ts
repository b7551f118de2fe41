import type { Place } from './place';

// Longer lines are shortened around the place, so that a file with one huge line does not flood the terminal.
const defaultMaxWidth = 110;

/** Returns the numbered lines around a place, with carets below the value. A line has at most `widest` characters. */
export function createExcerpt(
  source: string,
  place: Place,
  linesBefore = 1,
  widest = defaultMaxWidth,
): string {
  const first = Math.max(1, place.line - linesBefore);
  const lines = readLines(source, first, place.line);
  const line = lines[place.line - first];
  if (line === undefined) return '';
  const width = String(place.line).length;
  const cut = findCut(line, place.column - 1, widest);
  const shown = lines.map((text, index) => {
    const number = String(first + index).padStart(width);
    return `${number} | ${cutLine(text, cut, widest)}`.trimEnd();
  });
  return [
    ...shown,
    `${' '.repeat(width)} | ${' '.repeat(place.column - 1 - cut)}${'^'.repeat(countCarets(line, place, cut + widest))}`,
  ].join('\n');
}

// Reports mention the same few files repeatedly, so the line index of the last one is cached.
let lastSource = '';
let lastStarts: readonly number[] = [0];

/** Returns the offset of each line of a source. */
function indexLines(source: string): readonly number[] {
  if (source === lastSource) return lastStarts;
  const starts = [0];
  for (const lineBreak of source.matchAll(/\r\n|\r|\n/g)) starts.push(lineBreak.index + lineBreak[0].length);
  lastSource = source;
  lastStarts = starts;
  return starts;
}

/** Returns the existing lines from `first` to `last`, counted from 1. */
function readLines(source: string, first: number, last: number): string[] {
  const starts = indexLines(source);
  return starts
    .slice(first - 1, last)
    .map((start, index) => source.slice(start, starts[first + index]).replace(/[\r\n]+$/, ''));
}

/** Returns the column where a long line starts to be shown, so that the place is visible. */
function findCut(line: string, start: number, widest: number): number {
  if (line.length <= widest) return 0;
  const half = Math.floor(widest / 2);
  return Math.max(0, Math.min(start - half, line.length - widest));
}

function cutLine(text: string, cut: number, widest: number): string {
  const shown = text.slice(cut, cut + widest).replaceAll('\t', ' ');
  const isCut = text.length > cut + widest;
  return `${cut > 0 && shown !== '' ? '…' : ''}${shown.slice(cut > 0 ? 1 : 0, isCut ? -1 : undefined)}${isCut ? '…' : ''}`;
}

/** Counts carets: the length of the value if it is on one line, otherwise one. */
function countCarets(line: string, { line: first, column, endLine, endColumn }: Place, end: number): number {
  const rest = Math.min(line.length, end) - (column - 1);
  const length = endLine === first && endColumn !== undefined ? endColumn - column : 1;
  return Math.max(1, Math.min(length, rest));
}
