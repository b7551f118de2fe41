import { cutSnippet } from './cutSnippet';
import type { RepairSearch } from './repairSearch';
import { closeQuotes, listRepairs } from './listRepairs';
import { applyRepair, type Repair } from './repair';
import { scoreLines } from './scoreLines';

/** The maximum number of texts to try per error. */
const maxTries = 120;

/** The score of a repair that is good enough to stop the search. */
const goodEnough = 0.3;
const maxOpenQuotes = 5;

/** The penalty for a repair that solves only one of several errors. Larger than any other score. */
const partly = 10_000;

/**
 * Searches for a single change near the line of the error (starting at 0) that makes the text valid YAML, at least up to the next
 * error. Prefers changes after which most keys are where they belong and lines are indented evenly. Returns the best result so
 * far when the budget is used up.
 */
export function findRepair(
  lines: readonly string[],
  error: number,
  search: RepairSearch,
): Repair | undefined {
  const { numbers } = cutSnippet(lines, error);
  const cut = (all: readonly string[]) => numbers.map((number) => all[number] ?? '');
  const before = scoreLines(cut(lines), search);
  if ('value' in before) return findOpenQuote(lines, search);
  let best: { repair: Repair; score: number } | undefined;
  for (const repair of listRepairs(lines, error).slice(0, maxTries)) {
    if (search.left <= 0) break;
    const last = numbers.indexOf(Math.max(error, ...repair.lines.keys()));
    const score = scoreSnippet(cut(applyRepair(lines, repair)), last, search);
    if (score === undefined) continue;
    const whole =
      score + repair.lines.size / 1000 + Math.abs(repair.line - error) / 100 + weights[repair.kind];
    if (best === undefined || whole < best.score) best = { repair, score: whole };
    if (best.score < goodEnough) break;
  }
  return best?.repair ?? findOpenQuote(lines, search);
}

/** Changing characters is worse than changing the indentation. */
const weights: Record<Repair['kind'], number> = {
  tab: 0,
  indent: 0.2,
  space: 0,
  colon: 0.3,
  close: 0,
  quote: 0.5,
  dash: 0.4,
  split: 0.6,
  comment: 3,
  stray: 1,
};

/** Scores repaired lines: all of them, or those before the next error if it comes after the repair. */
function scoreSnippet(lines: readonly string[], repaired: number, search: RepairSearch): number | undefined {
  const score = scoreLines(lines, search);
  if ('value' in score) return score.value;
  if (score.errorLine <= repaired + 1) return undefined;
  const sound = scoreLines(lines.slice(0, score.errorLine), search);
  return partly + ('value' in sound ? sound.value : partly);
}

/** Finds an unclosed quote. It spans many lines, so the parser reports the error far away from it. */
function findOpenQuote(lines: readonly string[], search: RepairSearch): Repair | undefined {
  if (search.left <= 0) return undefined;
  const before = scoreLines(lines, search);
  if ('value' in before) return undefined;
  const open = lines.flatMap((text, line) => {
    const closed = text.length > 1000 ? undefined : closeQuotes(text);
    const repair: Repair = {
      line,
      lines: new Map([[line, closed ?? text]]),
      title: 'Close the quotes.',
      kind: 'close',
    };
    return closed === undefined ? [] : [repair];
  });
  return open.slice(0, maxOpenQuotes).find((repair) => {
    if (search.left <= 0) return false;
    const after = scoreLines(applyRepair(lines, repair), search);
    return 'value' in after || (after.errorLine >= before.errorLine && after.reason !== before.reason);
  });
}
