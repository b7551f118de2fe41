import type { Span } from '../located/locatedValue';
import type { ShownSpans } from './listShownSpans';

/** What stands in place of the rest of a line. Always of one length: that of a secret is nobody's business. */
export const hiddenRest = '••••••';

/** A stretch of one line, counted from 0; the end is exclusive. */
interface Stretch {
  from: number;
  to: number;
}

/** Signs that say how values stand to each other, and nothing of what they are. */
const structure = /[\s\-:,[\]{}?|>]/;

/** Keeps the given stretches and the signs between them; each line ends where anything else begins. */
export function showOnlySpans(text: string, { spans, lines: open }: ShownSpans): string {
  const shown = groupByLine(spans);
  return mapLines(text, (line, number) => {
    const allowed = shown.get(number) ?? [];
    const comments = open.some(({ first, last }) => number >= first && number <= last);
    return cutLine(line, findHidden(line, allowed), comments);
  });
}

/** Ends each line where the first of the given stretches begins in it. */
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

/** The parts of each line that the spans cover. */
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

/** Where the first character stands that is neither covered nor a sign of structure. */
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
