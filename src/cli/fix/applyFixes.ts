import type { Place, Problem, ProblemFix } from '#diagnostics';

/** A file after fixes, and the problems whose fixes are in it. */
export interface FixedFile {
  file: string;
  text: string;
  applied: Problem[];
}

/** Gives the text with a fix applied; `undefined` where it cannot be applied. */
export type ApplyFix = (text: string, fix: ProblemFix, file: string) => string | undefined;

type Fixable = Problem & { fix: ProblemFix };

/**
 * Applies as many fixes at once as keep out of each other's way, from the end of each file to its beginning, so that the
 * places of those that are still to come stay right. The others are for the next round, when everything has a place again.
 *
 * @param sources - the texts that the places of the problems speak of, by file
 */
export function applyFixes(
  problems: readonly Problem[],
  sources: ReadonlyMap<string, string>,
  applyFix: ApplyFix,
): FixedFile[] {
  const fixable = problems.filter(hasFix);
  return [...sources].flatMap(([file, source]) => {
    const ofFile = fixable.filter(({ fix }) => fix.edits[0]?.place.file === file);
    const fixed = fixFile(file, source, ofFile, applyFix);
    return fixed.applied.length > 0 ? [fixed] : [];
  });
}

function hasFix(problem: Problem): problem is Fixable {
  return problem.fix !== undefined && problem.fix.edits.length > 0;
}

function fixFile(file: string, source: string, fixable: readonly Fixable[], applyFix: ApplyFix): FixedFile {
  const starts = indexLines(source);
  const offsetOf = (line: number, column: number) => (starts[line - 1] ?? source.length) + column - 1;
  let text = source;
  // Up to here the text is still the one that the places speak of.
  let untouched = source.length;
  const applied: Problem[] = [];
  for (const problem of fixable.toSorted(fromTheEnd)) {
    const end = Math.max(
      ...problem.fix.edits.map(({ place }) =>
        offsetOf(place.endLine ?? place.line, place.endColumn ?? place.column),
      ),
    );
    if (end > untouched) continue;
    const next = applyFix(text, problem.fix, file);
    if (next === undefined || next === text) continue;
    untouched = Math.min(untouched, countSameStart(text, next));
    text = next;
    applied.unshift(problem);
  }
  return { file, text, applied };
}

function fromTheEnd(left: Fixable, right: Fixable): number {
  return comparePlaces(firstPlace(right), firstPlace(left));
}

function firstPlace({ fix }: Fixable): Place | undefined {
  return fix.edits.map(({ place }) => place).toSorted(comparePlaces)[0];
}

function comparePlaces(left: Place | undefined, right: Place | undefined): number {
  return (left?.line ?? 0) - (right?.line ?? 0) || (left?.column ?? 0) - (right?.column ?? 0);
}

function indexLines(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ 0: end, index }) => index + end.length)];
}

function countSameStart(left: string, right: string): number {
  let count = 0;
  while (count < left.length && left[count] === right[count]) count += 1;
  return count;
}
