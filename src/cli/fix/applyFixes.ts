import { createFixBatch, type FixBatch } from '#config/node';
import type { Place, Problem, ProblemFix } from '#diagnostics';

/** A file after fixes, and the problems whose fixes are in it. */
export interface FixedFile {
  file: string;
  text: string;
  applied: Problem[];
}

type Fixable = Problem & { fix: ProblemFix };

/**
 * Applies as many fixes at once as keep out of each other's way, from the end of each file to its beginning, so that the
 * places of those that are still to come stay right. The others are for the next round, when everything has a place again.
 *
 * @param sources - the texts that the places of the problems speak of, by file
 */
export function applyFixes(problems: readonly Problem[], sources: ReadonlyMap<string, string>): FixedFile[] {
  const fixable = problems.filter(hasFix);
  return [...sources].flatMap(([file, source]) => {
    const ofFile = fixable.filter(({ fix }) => fix.edits[0]?.place.file === file);
    const fixed = fixFile(file, source, ofFile);
    return fixed.applied.length > 0 ? [fixed] : [];
  });
}

function hasFix(problem: Problem): problem is Fixable {
  return problem.fix !== undefined && problem.fix.edits.length > 0;
}

function fixFile(file: string, source: string, fixable: readonly Fixable[]): FixedFile {
  const starts = indexLines(source);
  const offsetOf = (line: number, column: number) => (starts[line - 1] ?? source.length) + column - 1;
  let batch: FixBatch = createFixBatch(source);
  // Up to here the text is still the one that the places speak of.
  let untouched = source.length;
  const applied: Problem[] = [];
  for (const problem of fixable.toSorted(fromTheEnd)) {
    const end = Math.max(
      ...problem.fix.edits.map(({ place }) =>
        offsetOf(place.endLine ?? place.line, place.endColumn ?? place.column),
      ),
    );
    if (end > untouched || problem.fix.edits.some(({ place }) => place.file !== file)) continue;
    let taken = batch.add(problem.fix);
    if (taken === 'later') {
      batch = createFixBatch(batch.text());
      taken = batch.add(problem.fix);
    }
    if (taken !== 'taken') continue;
    untouched = Math.min(untouched, batch.untouched);
    applied.push(problem);
  }
  return { file, text: batch.text(), applied: applied.toReversed() };
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
