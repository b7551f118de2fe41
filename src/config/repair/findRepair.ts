import { cutSnippet } from './cutSnippet';
import type { Effort } from './effort';
import { closeQuotes, listRepairs } from './listRepairs';
import { applyRepair, type Repair } from './repair';
import { scoreLines } from './scoreLines';

/** More texts than these are not tried for one mistake. */
const mostTries = 120;

/** So good that nothing better needs to be looked for. */
const goodEnough = 0.3;
const mostOpenQuotes = 5;

/** What a repair is worth that mends one of several mistakes, worse than any that mends them all. */
const partly = 10_000;

/**
 * Looks for the one change that makes a text YAML again, or YAML as far as the next mistake, near the line (counted from 0)
 * where the parser stumbled. Of several that do, the one after which most keys are where they belong, and lines are indented
 * most evenly, comes first. Gives the best one so far when the effort is used up.
 */
export function findRepair(lines: readonly string[], error: number, effort: Effort): Repair | undefined {
  const { numbers } = cutSnippet(lines, error);
  const cut = (all: readonly string[]) => numbers.map((number) => all[number] ?? '');
  const before = scoreLines(cut(lines), effort);
  if ('value' in before) return findOpenQuote(lines, effort);
  let best: { repair: Repair; score: number } | undefined;
  for (const repair of listRepairs(lines, error).slice(0, mostTries)) {
    if (effort.left <= 0) break;
    const last = numbers.indexOf(Math.max(error, ...repair.lines.keys()));
    const score = scoreSnippet(cut(applyRepair(lines, repair)), last, effort);
    if (score === undefined) continue;
    const whole =
      score + repair.lines.size / 1000 + Math.abs(repair.line - error) / 100 + weights[repair.kind];
    if (best === undefined || whole < best.score) best = { repair, score: whole };
    if (best.score < goodEnough) break;
  }
  return best?.repair ?? findOpenQuote(lines, effort);
}

/** What changes the words themselves counts only when moving lines does not help. */
const weights: Record<Repair['kind'], number> = {
  tab: 0,
  indent: 0.2,
  space: 0,
  colon: 0.3,
  close: 0,
  quote: 0.5,
};

/** How good mended lines are: all of them, or those before the next mistake when that is beyond what was mended. */
function scoreSnippet(lines: readonly string[], mended: number, effort: Effort): number | undefined {
  const score = scoreLines(lines, effort);
  if ('value' in score) return score.value;
  if (score.errorLine <= mended + 1) return undefined;
  const sound = scoreLines(lines.slice(0, score.errorLine), effort);
  return partly + ('value' in sound ? sound.value : partly);
}

/** Quotes that are not closed swallow lines without end, so the parser stumbles far away from them. */
function findOpenQuote(lines: readonly string[], effort: Effort): Repair | undefined {
  if (effort.left <= 0) return undefined;
  const before = scoreLines(lines, effort);
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
  return open.slice(0, mostOpenQuotes).find((repair) => {
    if (effort.left <= 0) return false;
    const after = scoreLines(applyRepair(lines, repair), effort);
    return 'value' in after || (after.errorLine >= before.errorLine && after.reason !== before.reason);
  });
}
