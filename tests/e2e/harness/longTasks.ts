/** Keeps the longest task of the page in `longestTask`, in ms. Runs in the page. */
export function watchLongTasks(): void {
  Reflect.set(window, 'longestTask', 0);
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    Reflect.set(window, 'longestTask', Math.max(longest, Number(Reflect.get(window, 'longestTask'))));
  }).observe({ type: 'longtask' });
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** The start, in microseconds. */
  ts: number;
  /** Microseconds. */
  dur?: number;
  /** Microseconds of the processor. */
  tdur?: number;
}

/** At the end of each response, the developer tools of Chromium, which tests use, copy its body. */
const TOOLS = 'ResponseBodyLoader::DidFinishLoadingBody';

/**
 * Returns how long the longest task of a page ran, in ms, without the time in which other processes had the processor.
 *
 * @param trace a trace of Chromium with the category `toplevel`. With the category `blink`, the work of the developer tools that large
 *   responses cause is left out
 */
export function findLongestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const events = traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
  const tools = events.filter(({ name }) => name === TOOLS);
  const times = events
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ pid, tid, ts, dur = 0, tdur = 0 }) => {
      const left = tools.filter(
        (event) => event.pid === pid && event.tid === tid && event.ts >= ts && event.ts < ts + dur,
      );
      return (tdur - left.reduce((sum, event) => sum + (event.tdur ?? 0), 0)) / 1000;
    });
  return Math.max(0, ...times);
}
