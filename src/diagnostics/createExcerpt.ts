import type { Place } from './place';

// Longer lines are cut around the place, so that a file of one huge line cannot flood a terminal.
const usualWidest = 110;

/** The lines of a source around a place, numbered, with a caret below what is meant. A line shows at most `widest` characters. */
export function createExcerpt(source: string, place: Place, linesBefore = 1, widest = usualWidest): string {
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

// Reports speak of the same few files again and again, mostly of one after the other.
let lastSource = '';
let lastStarts: readonly number[] = [0];

/** Where each line of a source starts. */
function indexLines(source: string): readonly number[] {
  if (source === lastSource) return lastStarts;
  const starts = [0];
  for (const lineBreak of source.matchAll(/\r\n|\r|\n/g)) starts.push(lineBreak.index + lineBreak[0].length);
  lastSource = source;
  lastStarts = starts;
  return starts;
}

/** The lines from `first` to `last`, counted from 1, as far as they are there. */
function readLines(source: string, first: number, last: number): string[] {
  const starts = indexLines(source);
  return starts
    .slice(first - 1, last)
    .map((start, index) => source.slice(start, starts[first + index]).replace(/[\r\n]+$/, ''));
}

/** Where a line begins to be shown: at its start, unless the place would be out of sight. */
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

/** As many carets as the value is long, when it stands on one line; at least one. */
function countCarets(line: string, { line: first, column, endLine, endColumn }: Place, end: number): number {
  const rest = Math.min(line.length, end) - (column - 1);
  const length = endLine === first && endColumn !== undefined ? endColumn - column : 1;
  return Math.max(1, Math.min(length, rest));
}
