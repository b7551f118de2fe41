/**
 * Returns how long to wait before the next attempt, in milliseconds. Doubles `first` with each failure, up to `longest`. Half of
 * the delay is random, so that the tabs of all users do not reconnect to a restarted server at the same time.
 */
export function resolveRetryDelay(
  failures: number,
  { first, longest }: { first: number; longest: number },
  random: () => number = Math.random,
): number {
  const delay = Math.min(first * 2 ** failures, longest);
  return delay * (0.5 + random() / 2);
}
