/** An answer that was put together from several looks at the database, and whether the catalogue stayed the same meanwhile. */
export interface Steady<T> {
  answer: T;
  steady: boolean;
}

const MOST_TRIES = 5;

/**
 * Asks again when a write came in between, so that items and counts of one answer belong together. While a large write goes on,
 * every look may differ from the one before; then the last answer has to do.
 */
export async function repeatUntilSteady<T>(ask: () => Promise<Steady<T>>): Promise<T> {
  let last = await ask();
  for (let tries = 1; tries < MOST_TRIES && !last.steady; tries += 1) last = await ask();
  return last.answer;
}
