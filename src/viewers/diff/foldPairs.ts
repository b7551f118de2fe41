import type { DiffPair } from './compareLines';

/** Lines that are shown, or unchanged lines that are collapsed until the user expands them. */
export interface DiffSection {
  isFolded: boolean;
  pairs: DiffPair[];
}

/** The number of unchanged lines shown around a change. */
const CONTEXT = 3;
/** The minimum number of lines to collapse. */
const MIN_FOLDED = 4;
/** The maximum length of a section. Sections are rendered when they come near the viewport. */
const MAX_SECTION_LENGTH = 200;

/** Splits compared lines into sections, and collapses lines that are far from changes. */
export function foldPairs(pairs: readonly DiffPair[]): DiffSection[] {
  const sections: DiffSection[] = [];
  const add = (isFolded: boolean, some: readonly DiffPair[]): void => {
    for (const pair of some) {
      const last = sections.at(-1);
      if (last && last.isFolded === isFolded && (isFolded || last.pairs.length < MAX_SECTION_LENGTH))
        last.pairs.push(pair);
      else sections.push({ isFolded, pairs: [pair] });
    }
  };
  for (let start = 0; start < pairs.length;) {
    let end = start;
    while (end < pairs.length && pairs[end]?.isSame === pairs[start]?.isSame) end++;
    const [from, to] = pairs[start]?.isSame ? findFoldedRange(start, end, pairs.length) : [end, end];
    add(false, pairs.slice(start, from));
    add(true, pairs.slice(from, to));
    add(false, pairs.slice(to, end));
    start = end;
  }
  return sections;
}

/**
 * Returns the part of a run of unchanged lines to collapse. It excludes the context lines next to changes, which the start and
 * the end of the file don't have.
 */
function findFoldedRange(start: number, end: number, count: number): [from: number, to: number] {
  const from = start === 0 ? 0 : start + CONTEXT;
  const to = end === count ? count : end - CONTEXT;
  return to - from >= MIN_FOLDED ? [from, to] : [end, end];
}
