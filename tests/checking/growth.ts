/** How many times larger the second size is. */
const factor = 10;

/** The geometric mean of linear growth (1) and quadratic growth (10). Measurements of either may be off by a factor of three. */
const limit = Math.sqrt(factor);

/** Shorter times are not reliable, so the work is repeated. In ms. */
const least = 10;
const mostRepeats = 1000;

/** The fastest run counts. Work that seems too slow runs more often, because another process may have slowed it down. */
const fewestRuns = 2;
const mostRuns = 4;

/** Prepares a run, which is not measured, and returns the function to measure. */
export type PrepareWork<T> = (size: number) => (() => T | Promise<T>) | Promise<() => T | Promise<T>>;

/**
 * Fails if the time of some work grows faster than its size. Compares the CPU time of one run at ten times the size with ten
 * runs at the size, so the result doesn't depend on the machine. Choose a size that takes some milliseconds.
 *
 * @returns the result of a run at ten times the size
 */
export async function assertGrowsLinearly<T>(size: number, prepare: PrepareWork<T>): Promise<T> {
  const { result } = await measureRuns(prepare, size * factor, 1);
  const repeats = await chooseRepeats(prepare, size);
  let [once, several, ratio] = [Infinity, Infinity, Infinity];
  for (let run = 1; run <= fewestRuns || (run <= mostRuns && ratio > limit); run += 1) {
    once = Math.min(once, (await measureRuns(prepare, size * factor, repeats)).time);
    several = Math.min(several, (await measureRuns(prepare, size, repeats * factor)).time);
    ratio = once / several;
  }
  if (ratio > limit) throw new Error(describeGrowth(size, ratio));
  return result;
}

/** Returns how often work must be repeated for a reliable time. */
async function chooseRepeats<T>(prepare: PrepareWork<T>, size: number): Promise<number> {
  let repeats = 1;
  while (repeats < mostRepeats && (await measureRuns(prepare, size, repeats * factor)).time < least)
    repeats *= factor;
  return repeats;
}

async function measureRuns<T>(prepare: PrepareWork<T>, size: number, count: number) {
  const measure = async (): Promise<{ time: number; result: T }> => {
    const run = await prepare(size);
    const start = process.cpuUsage();
    const result = await run();
    const { user, system } = process.cpuUsage(start);
    return { time: (user + system) / 1000, result };
  };
  const first = await measure();
  for (let run = 1; run < count; run += 1) first.time += (await measure()).time;
  return first;
}

function describeGrowth(size: number, ratio: number): string {
  const [took, allowed] = [ratio, limit].map((times) => Math.round(times * factor));
  return `At ${factor} times the size ${size}, the work takes ${took} times the CPU time. Expected ${factor} times, and at most ${allowed} times.`;
}
