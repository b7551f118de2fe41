import type { DiffPair } from './compareLines';

/** Lines that are shown together, or unchanged ones that are folded until somebody asks for them. */
export interface DiffSection {
  isFolded: boolean;
  pairs: DiffPair[];
}

/** How many unchanged lines stay around a change. */
const CONTEXT = 3;
/** Fewer are not worth folding. */
const LEAST_FOLDED = 4;
/** Sections are no longer than this, so that each is drawn when it is seen. */
const LONGEST = 200;

/** Cuts compared lines into sections; what is far from any change is folded. */
export function foldPairs(pairs: readonly DiffPair[]): DiffSection[] {
  const sections: DiffSection[] = [];
  const add = (isFolded: boolean, some: readonly DiffPair[]): void => {
    for (const pair of some) {
      const last = sections.at(-1);
      if (last && last.isFolded === isFolded && (isFolded || last.pairs.length < LONGEST))
        last.pairs.push(pair);
      else sections.push({ isFolded, pairs: [pair] });
    }
  };
  for (let start = 0; start < pairs.length;) {
    let end = start;
    while (end < pairs.length && pairs[end]?.isSame === pairs[start]?.isSame) end++;
    const [from, to] = pairs[start]?.isSame ? foldedPart(start, end, pairs.length) : [end, end];
    add(false, pairs.slice(start, from));
    add(true, pairs.slice(from, to));
    add(false, pairs.slice(to, end));
    start = end;
  }
  return sections;
}

/** The middle of a run of unchanged lines: there is no change before the first line nor after the last. */
function foldedPart(start: number, end: number, count: number): [from: number, to: number] {
  const from = start === 0 ? 0 : start + CONTEXT;
  const to = end === count ? count : end - CONTEXT;
  return to - from >= LEAST_FOLDED ? [from, to] : [end, end];
}
