/** How many times larger the second size is. */
const factor = 10;

/** Between what linear work takes for it, once, and what quadratic work takes, ten times: both may be off threefold. */
const limit = Math.sqrt(factor);

/** Shorter times say nothing, in milliseconds: work that is over sooner is repeated. */
const least = 10;
const mostRepeats = 1000;

/** The fastest of two runs counts; work that seems to grow too fast runs more often, for something else may have held it up. */
const fewestRuns = 2;
const mostRuns = 4;

/** Makes what one run needs, which is not measured, and gives the run itself. */
export type PrepareWork<T> = (size: number) => (() => T | Promise<T>) | Promise<() => T | Promise<T>>;

/**
 * Fails where the time of a piece of work grows faster than its size, on whatever machine, however busy that is: compares the
 * processor time of one run at ten times the size with that of ten runs at the size. Choose a size that takes
 * some milliseconds.
 *
 * @returns what a run at ten times the size gave
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

/** How often work must be repeated so that its time says something. */
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
  return `At ${factor} times the size ${size} the work takes ${took} times the processor time. It must grow with its size only: ${factor} times, and never more than ${allowed} times.`;
}
