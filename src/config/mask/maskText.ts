import type { Span } from '../located/locatedValue';
import type { ShownSpans } from './listShownSpans';

/** Replaces the rest of a line. Always the same length, so that it does not reveal the length of a secret. */
export const hiddenRest = '••••••';

/** A range of one line. Positions start at 0. The end is exclusive. */
interface Stretch {
  from: number;
  to: number;
}

/** Characters that show the structure of values, but not their contents. */
const structure = /[\s\-:,[\]{}?|>]/;

/** Keeps the given spans and the structure between them. Each line ends before anything else. */
export function showOnlySpans(text: string, { spans, lines: open }: ShownSpans): string {
  const shown = groupByLine(spans);
  return mapLines(text, (line, number) => {
    const allowed = shown.get(number) ?? [];
    const comments = open.some(({ first, last }) => number >= first && number <= last);
    return cutLine(line, findHidden(line, allowed), comments);
  });
}

/** Ends each line at its first hidden span. */
export function hideSpans(text: string, spans: readonly Span[]): string {
  const hidden = groupByLine(spans);
  return mapLines(text, (line, number) => {
    const first = Math.min(...(hidden.get(number) ?? []).map(({ from }) => from));
    return first < line.length ? line.slice(0, first) + hiddenRest : line;
  });
}

function mapLines(text: string, change: (line: string, number: number) => string): string {
  return text
    .split('\n')
    .map((line, index) => change(line, index + 1))
    .join('\n');
}

/** Groups the covered ranges by line. */
function groupByLine(spans: readonly Span[]): Map<number, Stretch[]> {
  const byLine = new Map<number, Stretch[]>();
  for (const { line, column, endLine, endColumn } of spans) {
    for (let number = line; number <= endLine; number += 1) {
      const from = number === line ? column - 1 : 0;
      const to = number === endLine ? endColumn - 1 : Infinity;
      const stretches = byLine.get(number);
      if (stretches) stretches.push({ from, to });
      else byLine.set(number, [{ from, to }]);
    }
  }
  return byLine;
}

/** Finds the first character that is neither covered nor part of the structure. */
function findHidden(line: string, shown: readonly Stretch[]): number {
  let position = 0;
  while (position < line.length) {
    const at = position;
    const end = Math.max(...shown.filter(({ from, to }) => from <= at && at < to).map(({ to }) => to));
    if (end > at) position = end;
    else if (structure.test(line[at] ?? '')) position += 1;
    else return at;
  }
  return line.length;
}

function cutLine(line: string, at: number, comments: boolean): string {
  if (at >= line.length) return line;
  if (line[at] !== '#') return line.slice(0, at) + hiddenRest;
  return comments ? line : line.slice(0, at);
}
