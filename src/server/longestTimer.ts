/**
 * Timers hold a number of milliseconds in 31 bits, 24 days; one that is set for longer goes off at once. Whatever waits for
 * longer than that ends, or begins, after 24 days.
 */
export const LONGEST_TIMER = 2 ** 31 - 1;
