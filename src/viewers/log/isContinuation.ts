/** The number of lines to compare. Enough to detect another log that starts with similar lines. */
const SAMPLES = 64;

/**
 * Returns whether lines were added to a log, or it is another log. Compares both ends of the known lines and samples between,
 * because comparing a million lines for each new one would take longer than rendering them.
 */
export function isContinuation(before: readonly string[], lines: readonly string[]): boolean {
  const last = before.length - 1;
  if (before.length > lines.length) return false;
  if (before[last] !== lines[last]) return false;
  const step = Math.max(1, Math.floor(before.length / SAMPLES));
  for (let at = 0; at < last; at += step) if (before[at] !== lines[at]) return false;
  return true;
}
