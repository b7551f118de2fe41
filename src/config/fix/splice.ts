/** A stretch of a text and what comes in its place. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** The text with all splices made. They do not overlap; those at one offset are made in their order. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let result = '';
  let position = 0;
  for (const splice of sortSplices(splices)) {
    result += text.slice(position, splice.start) + splice.text;
    position = splice.end;
  }
  return result + text.slice(position);
}

/** The splices in the order of the text. */
export function sortSplices(splices: readonly Splice[]): Splice[] {
  return splices.toSorted((left, right) => left.start - right.start || left.end - right.end);
}

/** Whether two of the splices change the same stretch. */
export function overlap(splices: readonly Splice[]): boolean {
  const sorted = sortSplices(splices);
  return sorted.some((splice, index) => splice.start < (sorted[index - 1]?.end ?? 0));
}
