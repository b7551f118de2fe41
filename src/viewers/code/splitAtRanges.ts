/** A range of a line, from `start` to `end` (exclusive). */
export interface TextRange {
  start: number;
  end: number;
}

/** Splits the tokens of a line at the ends of ranges, so that each token is either inside or outside of a range. */
export function splitAtRanges<TSegment extends { text: string }>(
  segments: readonly TSegment[],
  ranges: readonly TextRange[],
): Array<TSegment & { isMarked: boolean }> {
  if (ranges.length === 0) return segments.map((segment) => ({ ...segment, isMarked: false }));
  const cuts = ranges.flatMap(({ start, end }) => [start, end]);
  let at = 0;
  return segments.flatMap((segment) => {
    const start = at;
    const end = start + segment.text.length;
    at = end;
    const edges = [start, ...cuts.filter((cut) => cut > start && cut < end), end];
    return edges.slice(0, -1).map((from, index) => {
      const to = edges[index + 1] ?? end;
      const isMarked = ranges.some((range) => range.start <= from && to <= range.end);
      return { ...segment, text: segment.text.slice(from - start, to - start), isMarked };
    });
  });
}
