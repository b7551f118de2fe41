/** A range of a text and its replacement. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Applies splices to a text. They must not overlap. Splices at the same offset are applied in their order. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let result = '';
  let position = 0;
  for (const splice of sortSplices(splices)) {
    result += text.slice(position, splice.start) + splice.text;
    position = splice.end;
  }
  return result + text.slice(position);
}

/** Sorts splices by their position in the text. */
export function sortSplices(splices: readonly Splice[]): Splice[] {
  return splices.toSorted((left, right) => left.start - right.start || left.end - right.end);
}

/** Whether any splices overlap. */
export function overlap(splices: readonly Splice[]): boolean {
  const sorted = sortSplices(splices);
  return sorted.some((splice, index) => splice.start < (sorted[index - 1]?.end ?? 0));
}
