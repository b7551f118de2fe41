/** The longest delay of a timer in milliseconds, about 24 days. With a longer one, Node runs the timer immediately. */
export const LONGEST_TIMER = 2 ** 31 - 1;
