/** Enough places for two logs that begin alike to differ at one of them. */
const PROBES = 64;

/**
 * Tells a log that has got more lines from another log. Looks at both ends of what was known and at places between: comparing a
 * million lines for each one that comes would take longer than drawing them.
 */
export function hasGrown(before: readonly string[], lines: readonly string[]): boolean {
  const last = before.length - 1;
  if (before.length > lines.length) return false;
  if (before[last] !== lines[last]) return false;
  const step = Math.max(1, Math.floor(before.length / PROBES));
  for (let at = 0; at < last; at += step) if (before[at] !== lines[at]) return false;
  return true;
}
