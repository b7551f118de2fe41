import type { CodeLine, CodeTokenKind } from '../codeTokens';
import type { TextRange } from './compareWords';

/** A piece of a line that lies wholly within what has changed, or wholly without. */
export interface MarkedToken {
  text: string;
  kind: CodeTokenKind | undefined;
  isChanged: boolean;
}

/** Cuts the coloured pieces of a line where a change begins or ends. */
export function markTokens(line: CodeLine, ranges: readonly TextRange[]): MarkedToken[] {
  const cuts = ranges.flatMap(({ start, end }) => [start, end]);
  const tokens: MarkedToken[] = [];
  let at = 0;
  for (const [text, kind] of line) {
    const end = at + text.length;
    const edges = [at, ...cuts.filter((cut) => cut > at && cut < end), end];
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const to = edges[index + 1] ?? end;
      const isChanged = ranges.some((range) => range.start <= from && to <= range.end);
      tokens.push({ text: text.slice(from - at, to - at), kind, isChanged });
    }
    at = end;
  }
  return tokens;
}
