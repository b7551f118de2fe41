/** A line of a log with the time at which the container wrote it. */
export interface LogEntry {
  /** In ISO 8601, with nanoseconds. Empty if the cluster did not send it. */
  time: string;
  text: string;
  /** The key of the container. */
  source: string;
}

const TIMED = /^(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)) ?/;

/** Parses a line that starts with its time. */
export function parseLogLine(line: string, source: string): LogEntry {
  const [start = '', time = ''] = TIMED.exec(line) ?? [];
  return { time, text: line.slice(start.length), source };
}

/** Adds entries to a list that is sorted by time. Entries of the same time keep their order. Returns a new list. */
export function mergeEntries(sorted: readonly LogEntry[], added: readonly LogEntry[]): LogEntry[] {
  const more = isSorted(added) ? added : [...added].sort((a, b) => compareTimes(a.time, b.time));
  const [first] = more;
  if (first === undefined) return [...sorted];
  const last = sorted.at(-1);
  // Copying a million entries once is fast. Adding them one by one is not.
  if (last === undefined || compareTimes(last.time, first.time) <= 0) return sorted.concat(more);
  let from = sorted.length;
  while (from > 0 && compareTimes((sorted[from - 1] as LogEntry).time, first.time) > 0) from -= 1;
  const merged = sorted.slice(0, from);
  for (const entry of more) {
    while (from < sorted.length && compareTimes((sorted[from] as LogEntry).time, entry.time) <= 0)
      merged.push(sorted[from++] as LogEntry);
    merged.push(entry);
  }
  while (from < sorted.length) merged.push(sorted[from++] as LogEntry);
  return merged;
}

function isSorted(entries: readonly LogEntry[]): boolean {
  return entries.every(({ time }, index) => index === 0 || (entries[index - 1] as LogEntry).time <= time);
}

/** All times of a cluster have the same format, so that their texts have the order of the times. */
function compareTimes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
