import type { LogEntry } from './logEntry';

/** Recognizes lines that were read before. */
export interface SeenLines {
  /** Must be called before the lines of each response. */
  begin: () => void;
  /** Whether a line is new. Remembers it. */
  isNew: (entry: LogEntry) => boolean;
}

/**
 * Creates a filter for the lines of one container. Lines that earlier responses delivered are skipped. Within one response, all lines are
 * new, also if some are out of order: containers write to two streams.
 */
export function createSeenLines(): SeenLines {
  /** The last time of the earlier responses and of this one, and how many lines of that time they had. */
  let [before, now] = [
    { last: '', count: 0 },
    { last: '', count: 0 },
  ];
  /** How many lines of this response have the last time of the earlier ones. */
  let repeated = 0;
  return {
    begin() {
      before = now;
      now = { ...before };
      repeated = 0;
    },
    isNew({ time }) {
      if (time === '') return true;
      if (time < before.last) return false;
      if (time === before.last) {
        repeated += 1;
        if (repeated <= before.count) return false;
      }
      if (time === now.last) now.count += 1;
      else if (time > now.last) now = { last: time, count: 1 };
      return true;
    },
  };
}
