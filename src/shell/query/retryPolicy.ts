const attempts = 3;
const firstDelay = 500;
const longestDelay = 15_000;
/** A client's mistakes stay mistakes; only these two say "not now". */
const retryable4xx: ReadonlySet<number> = new Set([408, 429]);

/** Whether a failed request is worth asking again: not when the backend said that the request itself is wrong. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= attempts) return false;
  const status = readNumber(error, 'status');
  const isClientError = status !== undefined && status >= 400 && status < 500;
  return !isClientError || retryable4xx.has(status);
}

/**
 * Milliseconds to wait before asking again. A backend that says when (`Retry-After`) is obeyed up to the longest delay; else
 * the wait doubles, with a random part, so that all open portals do not come back at the same moment.
 */
export function resolveRetryDelay(
  failures: number,
  error: unknown,
  random: () => number = Math.random,
): number {
  const asked = readNumber(error, 'retryAfter');
  if (asked !== undefined) return Math.min(asked, longestDelay);
  const delay = Math.min(firstDelay * 2 ** failures, longestDelay);
  return delay * (0.5 + random() / 2);
}

function readNumber(error: unknown, field: 'status' | 'retryAfter'): number | undefined {
  const value =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[field] : undefined;
  return typeof value === 'number' ? value : undefined;
}
