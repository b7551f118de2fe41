/** A part of a line, from `start` up to but not including `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Cuts the pieces of a line where a range begins or ends, so that each lies wholly within one or wholly without. */
export function cutPieces<TPiece extends { text: string }>(
  pieces: readonly TPiece[],
  ranges: readonly TextRange[],
): Array<TPiece & { isMarked: boolean }> {
  if (ranges.length === 0) return pieces.map((piece) => ({ ...piece, isMarked: false }));
  const cuts = ranges.flatMap(({ start, end }) => [start, end]);
  let at = 0;
  return pieces.flatMap((piece) => {
    const start = at;
    const end = start + piece.text.length;
    at = end;
    const edges = [start, ...cuts.filter((cut) => cut > start && cut < end), end];
    return edges.slice(0, -1).map((from, index) => {
      const to = edges[index + 1] ?? end;
      const isMarked = ranges.some((range) => range.start <= from && to <= range.end);
      return { ...piece, text: piece.text.slice(from - start, to - start), isMarked };
    });
  });
}
