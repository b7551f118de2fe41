import { createFixBatch, type FixBatch } from '#config/node';
import { comparePlaces, type Place, type Problem, type ProblemFix } from '#diagnostics';

/** A fixed file, and the problems whose fixes were applied. */
export interface FixedFile {
  file: string;
  text: string;
  applied: Problem[];
}

type Fixable = Problem & { fix: ProblemFix };

/**
 * Applies as many fixes as possible without overlaps. Each file is fixed from its end to its start, so that the remaining places
 * stay valid. The other fixes have to wait for the next round, when the places are known again.
 *
 * @param sources - the texts that the places of the problems refer to, by file
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
  // The text before this offset is unchanged, so places in it are valid.
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

function indexLines(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ 0: end, index }) => index + end.length)];
}
