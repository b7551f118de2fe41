const FIRST = 1_000;
const LONGEST = 60_000;

/**
 * How long to wait before connecting again, in milliseconds: twice as long after each failure, at most a minute. Half of it
 * is chance, so that the tabs of a whole company do not come back to a restarted server in one moment.
 */
export function resolveRetryDelay(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(FIRST * 2 ** failures, LONGEST);
  return longest / 2 + (longest / 2) * random();
}
