import { resolveRetryDelay } from '../retry/resolveRetryDelay';

const maxRetries = 3;
const firstDelay = 500;
const longestDelay = 15_000;
/** Other client errors are permanent. These two mean "try again later". */
const retryable4xx: ReadonlySet<number> = new Set([408, 429]);

/** Whether to retry a failed request. Client errors are not retried. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= maxRetries) return false;
  const status = readNumber(error, 'status');
  const isClientError = status !== undefined && status >= 400 && status < 500;
  return !isClientError || retryable4xx.has(status);
}

/** Returns the delay before a retry, in milliseconds. Respects `Retry-After` up to the longest delay. */
export function resolveQueryRetryDelay(
  failures: number,
  error: unknown,
  random: () => number = Math.random,
): number {
  const requested = readNumber(error, 'retryAfter');
  if (requested !== undefined) return Math.min(requested, longestDelay);
  return resolveRetryDelay(failures, { first: firstDelay, longest: longestDelay }, random);
}

function readNumber(error: unknown, field: 'status' | 'retryAfter'): number | undefined {
  const value =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[field] : undefined;
  return typeof value === 'number' ? value : undefined;
}
